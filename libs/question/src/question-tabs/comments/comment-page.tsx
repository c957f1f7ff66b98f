import { useCommentsQuery } from '@mapa/api-client';
import { Button, Skeleton, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { Aside } from '../tab-panel/aside';
import { PanelFailure, isRefusal } from '../tab-panel/panel-failure';
import { CommentItem } from './comment-item';

interface CommentPageProps {
  questionId: number;
  version: number;
  page: number;
  /** The last requested page, below which the button for the next one is shown. */
  isLast: boolean;
  onMore: () => void;
}

/** One page of comments, appended to the earlier ones. */
export function CommentPage({ questionId, version, page, isLast, onMore }: CommentPageProps) {
  const { data, error, isFetching, refetch } = useCommentsQuery({ questao_id: questionId, page });
  if (!data || isRefusal(error)) {
    if (!error || isFetching) return <Skeleton lines={4} />;
    return <PanelFailure error={error} onRetry={refetch} />;
  }
  if (data.total === 0) return <Aside>Ninguém comentou ainda. Explique como você pensou: ajuda quem vem depois.</Aside>;
  return (
    <>
      <List start={(page - 1) * data.per_page + 1}>
        {data.data.map((comment) => (
          <CommentItem key={comment.id} comment={comment} version={version} page={page} />
        ))}
      </List>
      {isLast && page < data.last_page ? (
        <Button variant="secondary" size="small" onClick={onMore}>
          Mostrar mais comentários
        </Button>
      ) : null}
    </>
  );
}

const List = styled.ol`
  & > li + li {
    border-top: 1px solid ${token.color.rule};
  }
  & > li:first-child {
    padding-top: 0;
  }
`;
