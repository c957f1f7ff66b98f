import type { ApiError } from '@mapa/api-client';
import { ButtonLink, EmptyState, ErrorState, MapIcon, Page, VisuallyHidden, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { Collection } from '../collection/collection';

export interface CollectionErrorProps {
  /** Title of the page, because the collection's name is unknown. */
  title: string;
  collection: Collection;
  error: ApiError;
  busy: boolean;
  onRetry: () => void;
}

/** The page of a collection that cannot be shown: not the student's, deleted, or failed to load. */
export function CollectionError({ title, collection: { paths, words }, error, busy, onRetry }: CollectionErrorProps) {
  const isForeign = error.kind === 'not-found' || error.kind === 'invalid';
  return (
    <Room>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      {isForeign ? (
        <EmptyState
          icon={<MapIcon />}
          title={words.foreign.title}
          action={<ButtonLink to={paths.list}>{words.foreign.action}</ButtonLink>}
        >
          {words.foreign.text}
        </EmptyState>
      ) : (
        <ErrorState onRetry={onRetry} busy={busy}>
          {error.message}
        </ErrorState>
      )}
    </Room>
  );
}

const Room = styled(Page)`
  padding-block: ${token.space.x4} ${token.space.x8};
`;
