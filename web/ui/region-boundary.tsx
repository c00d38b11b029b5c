import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { uiCopy } from '../copy/ui.ts';
import { Button } from './button.tsx';

/** Catches render errors inside it, so that the rest of the page stays. Navigation clears the error. */
export function RegionBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return <Boundary place={key}>{children}</Boundary>;
}

interface Props {
  place: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
  place: string;
}

// React has no hook for this: only a class can catch what its children throw.
class Boundary extends Component<Props, State> {
  override state: State = { failed: false, place: this.props.place };

  static getDerivedStateFromError(): Pick<State, 'failed'> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { failed: false, place };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert" className="grid justify-items-center gap-4 p-8 text-center">
        <p>{uiCopy.regionFailed}</p>
        <Button variant="quiet" onClick={() => this.setState({ failed: false })}>
          {uiCopy.tryAgain}
        </Button>
      </div>
    );
  }
}
