import { Star } from 'lucide-react';
import { favouritesCopy } from '../../../copy/favourites.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

interface FavouriteToggleProps {
  /** The name of the item. */
  name: string;
  on: boolean;
  onToggle: () => void;
}

/** A star button. Its name is constant, `aria-pressed` has its state, and its title says what a press does. */
export function FavouriteToggle({ name, on, onToggle }: FavouriteToggleProps) {
  const { favourite, unfavourite, favouriteOf } = favouritesCopy;
  return (
    <IconButton
      label={favouriteOf(name)}
      title={on ? unfavourite : favourite}
      aria-pressed={on}
      onClick={onToggle}
    >
      {on ? (
        <Star aria-hidden="true" size={20} className="fill-honey text-honey-ink" />
      ) : (
        <span className="row-icon-star text-line-strong" />
      )}
    </IconButton>
  );
}
