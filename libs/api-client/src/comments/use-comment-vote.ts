import { useAppDispatch } from '../store/hooks';
import { communityApi, useVoteCommentMutation } from '../resources/community';

type Endpoints = (typeof communityApi)['endpoints'];
type Comment = Endpoints['comments']['Types']['ResultType']['data'][number];
type Judged = Pick<Comment, 'meu_voto' | 'uteis' | 'inuteis'>;

/** A comment's votes after the student changed their own; null withdraws it. */
function judged({ meu_voto, uteis, inuteis }: Judged, vote: boolean | null): Judged {
  const weight = (side: boolean) => Number(vote === side) - Number(meu_voto === side);
  return { meu_voto: vote, uteis: uteis + weight(true), inuteis: inuteis + weight(false) };
}

/**
 * Votes optimistically on a comment of a list, and reverts if the server refuses. The list keeps its order until it is
 * opened again.
 * @param list the arguments of the list's query
 */
export function useCommentVote(
  comment: Comment,
  list: Endpoints['comments']['Types']['QueryArg'],
  onFailure: (error: unknown) => void,
) {
  const dispatch = useAppDispatch();
  const [send, { isLoading }] = useVoteCommentMutation();

  const write = (change: Judged) =>
    dispatch(
      communityApi.util.updateQueryData('comments', list, (draft) => {
        const one = draft.data.find(({ id }) => id === comment.id);
        if (one) Object.assign(one, change);
      }),
    );

  async function vote(useful: boolean | null) {
    const { meu_voto, uteis, inuteis } = comment;
    write(judged(comment, useful));
    const { data, error } = await send({ comentario_id: comment.id, util: useful });
    if (data) write({ meu_voto: data.meu_voto, uteis: data.uteis, inuteis: data.inuteis });
    else {
      write({ meu_voto, uteis, inuteis });
      onFailure(error);
    }
  }

  return (useful: boolean | null) => (isLoading ? undefined : void vote(useful));
}
