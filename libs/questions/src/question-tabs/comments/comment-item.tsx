import { COMMENT_WITHHELD, counted, dayText } from '@mapa/domain';
import {
  Badge,
  Button,
  FlagIcon,
  PencilIcon,
  PlanNote,
  ThumbsDownIcon,
  ThumbsUpIcon,
  Trash2Icon,
  lazyPart,
  media,
  token,
} from '@mapa/ui-kit';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { CommentView } from './model';
import { useVote } from './use-vote';
import { useViewed } from './use-viewed';

const CommentReport = lazyPart(() => import('./comment-report').then((module) => module.CommentReport), {
  onFailure: ({ onClose }) => onClose(),
});
const DeleteComment = lazyPart(() => import('./delete-comment').then((module) => module.DeleteComment), {
  onFailure: ({ onClose }) => onClose(),
});

const EditComment = lazyPart(() => import('./edit-comment').then((module) => module.EditComment), {
  onFailure: ({ onClose }) => onClose(),
});

interface CommentItemProps {
  comment: CommentView;
  /** Of the question, on the screen. */
  version: number;
  /** Of the list that holds it. */
  page: number;
}

/** One comment, as plain text, with what may be done about it. */
export function CommentItem({ comment, version, page }: CommentItemProps) {
  const root = useRef<HTMLLIElement>(null);
  const [open, setOpen] = useState<'report' | 'delete' | 'edit' | null>(null);
  const vote = useVote(comment, page);
  useViewed(root, comment);
  const handleClose = () => setOpen(null);

  return (
    <Item ref={root}>
      <Byline>
        <strong>{comment.meu ? 'Você' : comment.autor}</strong>
        {comment.professor ? <Badge tone="accent">Professor</Badge> : null}
        <span>{dayText(comment.criado_em)}</span>
        {comment.editado_em ? <span>Corrigido em {dayText(comment.editado_em)}</span> : null}
        {comment.visualizacoes > 0 ? (
          <span>{counted(comment.visualizacoes, 'visualização', 'visualizações')}</span>
        ) : null}
      </Byline>
      {comment.redacao_anterior ? <Earlier>Escrito sobre uma redação anterior desta questão.</Earlier> : null}
      {comment.bloqueado ? <PlanNote>{COMMENT_WITHHELD}</PlanNote> : <Words>{comment.texto}</Words>}
      <Deeds>
        {comment.meu ? (
          <Own>
            {comment.uteis > 0
              ? `${counted(comment.uteis, 'pessoa achou', 'pessoas acharam')} útil`
              : 'Ninguém votou ainda.'}
          </Own>
        ) : (
          <>
            <Vote
              type="button"
              aria-pressed={comment.meu_voto === true}
              aria-label={`Útil: ${comment.uteis}`}
              onClick={() => vote(comment.meu_voto === true ? null : true)}
            >
              <ThumbsUpIcon size={16} aria-hidden /> Útil {comment.uteis > 0 ? <b>{comment.uteis}</b> : null}
            </Vote>
            <Vote
              type="button"
              aria-pressed={comment.meu_voto === false}
              aria-label={`Não útil: ${comment.inuteis}`}
              onClick={() => vote(comment.meu_voto === false ? null : false)}
            >
              <ThumbsDownIcon size={16} aria-hidden /> Não útil {comment.inuteis > 0 ? <b>{comment.inuteis}</b> : null}
            </Vote>
          </>
        )}
        <End>
          {comment.meu && comment.professor ? (
            <Button
              variant="ghost"
              size="small"
              icon={<PencilIcon size={16} aria-hidden />}
              onClick={() => setOpen('edit')}
            >
              Editar
            </Button>
          ) : null}
          {comment.meu ? (
            <Button
              variant="ghost"
              size="small"
              icon={<Trash2Icon size={16} aria-hidden />}
              onClick={() => setOpen('delete')}
            >
              Apagar
            </Button>
          ) : (
            <Button
              variant="ghost"
              size="small"
              icon={<FlagIcon size={16} aria-hidden />}
              onClick={() => setOpen('report')}
            >
              Denunciar
            </Button>
          )}
        </End>
      </Deeds>
      {open === 'report' ? <CommentReport comment={comment} onClose={handleClose} /> : null}
      {open === 'edit' ? <EditComment comment={comment} version={version} onClose={handleClose} /> : null}
      {open === 'delete' ? <DeleteComment comment={comment} onClose={handleClose} /> : null}
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  gap: ${token.space.x1};
  padding-block: ${token.space.x2};
`;

const Byline = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space.x1h};
  color: ${token.color.inkFaint};
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
  & > strong {
    color: ${token.color.ink};
    font-weight: ${token.weight.strong};
  }
`;

const Earlier = styled.p`
  color: ${token.color.info};
  font-size: ${token.size.small};
  font-weight: ${token.weight.medium};
`;

/** As it was typed, line by line. */
const Words = styled.p`
  max-width: ${token.measure.text};
  line-height: ${token.leading.text};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Deeds = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.half} ${token.space.x1};
  margin-left: calc(-1 * ${token.space.x1});
`;

const Own = styled.span`
  padding-inline: ${token.space.x1};
  color: ${token.color.inkFaint};
  font-size: ${token.size.small};
`;

const End = styled.div`
  margin-left: auto;
`;

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
