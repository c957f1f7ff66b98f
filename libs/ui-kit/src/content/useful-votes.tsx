import { styled } from 'styled-components';
import { ThumbsDownIcon, ThumbsUpIcon } from '../icons';
import { media } from '../theme/media';
import { token } from '../theme/token';

interface UsefulVotesProps {
  useful: number;
  notUseful: number;
  /** The reader's own vote; null: none. */
  own: boolean | null;
  /** Null withdraws the vote. */
  onVote: (useful: boolean | null) => void;
}

/** Votes on a comment's usefulness: two counts, with the reader's own vote. */
export function UsefulVotes({ useful, notUseful, own, onVote }: UsefulVotesProps) {
  return (
    <>
      <Vote
        type="button"
        aria-pressed={own === true}
        aria-label={`Útil: ${useful}`}
        onClick={() => onVote(own === true ? null : true)}
      >
        <ThumbsUpIcon size={16} aria-hidden /> Útil {useful > 0 ? <b>{useful}</b> : null}
      </Vote>
      <Vote
        type="button"
        aria-pressed={own === false}
        aria-label={`Não útil: ${notUseful}`}
        onClick={() => onVote(own === false ? null : false)}
      >
        <ThumbsDownIcon size={16} aria-hidden /> Não útil {notUseful > 0 ? <b>{notUseful}</b> : null}
      </Vote>
    </>
  );
}

const Vote = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.half};
  min-height: 2.25rem;
  padding-inline: ${token.space.x1};
  border-radius: ${token.radius.medium};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  & > b {
    font-weight: ${token.weight.strong};
  }
  &[aria-pressed='true'] {
    background: ${token.color.accentWash};
    color: ${token.color.accentStrong};
    font-weight: ${token.weight.strong};
  }
  ${media.hover} {
    &:hover {
      background: ${token.color.accentWash};
    }
  }
`;
