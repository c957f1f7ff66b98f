import type { useCommentsQuery } from '@mapa/api-client';

type Page = NonNullable<ReturnType<typeof useCommentsQuery>['data']>;
export type CommentView = Page['data'][number];
