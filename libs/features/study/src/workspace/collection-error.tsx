import type { ApiError } from '@mapa/api-client';
import { ButtonLink, EmptyState, ErrorState, MapIcon, Page, VisuallyHidden, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { Collection } from '../collection/collection';

export interface CollectionErrorProps {
  /** The page's name, which the collection cannot give. */
  title: string;
  collection: Collection;
  error: ApiError;
  busy: boolean;
  onRetry: () => void;
}

/** The page of a collection that cannot be shown: not the student's, gone, or not loaded. */
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
