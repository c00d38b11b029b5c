import { screenCopy } from '../copy/screens.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { PageBody } from '../ui/page-body.tsx';

export function NotFound() {
  const { heading, explanation, home, help } = screenCopy.notFound;
  return (
    <PageBody heading={heading}>
      <p className="mb-6 max-w-prose">{explanation}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.home()}>{home}</LinkButton>
        <LinkButton to={paths.help()} variant="quiet">
          {help}
        </LinkButton>
      </div>
    </PageBody>
  );
}
