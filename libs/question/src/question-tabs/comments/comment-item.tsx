import { useCommentVote } from '@mapa/api-client';
import { PlanNote } from '@mapa/billing';
import { COMMENT_CONTINUES, COMMENT_WITHHELD, counted, dayText } from '@mapa/domain';
import { Button, CommentByline, FlagIcon, PencilIcon, Trash2Icon, UsefulVotes, lazyPart, token } from '@mapa/ui-kit';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { sayFailure } from '../../student-state/say-failure';
import type { CommentView } from './model';
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
  /** The question's displayed version. */
  version: number;
  /** Page of the list that contains it. */
  page: number;
}

/** One comment as plain text, with its actions. */
export function CommentItem({ comment, version, page }: CommentItemProps) {
  const root = useRef<HTMLLIElement>(null);
  const [open, setOpen] = useState<'report' | 'delete' | 'edit' | null>(null);
  const vote = useCommentVote(comment, { questao_id: comment.questao_id, page }, sayFailure);
  useViewed(root, comment);
  const handleClose = () => setOpen(null);

  return (
    <Item ref={root}>
      <CommentByline author={comment.meu ? 'Você' : comment.autor} isTeacher={comment.professor}>
        <span>{dayText(comment.criado_em)}</span>
        {comment.editado_em ? <span>Corrigido em {dayText(comment.editado_em)}</span> : null}
        {comment.visualizacoes > 0 ? (
          <span>{counted(comment.visualizacoes, 'visualização', 'visualizações')}</span>
        ) : null}
      </CommentByline>
      {comment.redacao_anterior ? <Earlier>Escrito sobre uma redação anterior desta questão.</Earlier> : null}
      {comment.texto === '' ? null : <Words>{comment.texto}</Words>}
      {comment.bloqueado ? <PlanNote>{comment.texto === '' ? COMMENT_WITHHELD : COMMENT_CONTINUES}</PlanNote> : null}
      <Deeds>
        {comment.meu ? (
          <Own>{votesText(comment)}</Own>
        ) : (
          <UsefulVotes
            useful={comment.uteis}
            notUseful={comment.inuteis}
            own={comment.meu_voto}
            onVote={(useful) => vote(useful)}
          />
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

/** The votes in words, for the comment's author. */
function votesText({ uteis, inuteis }: Pick<CommentView, 'uteis' | 'inuteis'>): string {
  if (uteis + inuteis === 0) return 'Ninguém votou ainda.';
  return `${counted(uteis, 'pessoa achou', 'pessoas acharam')} útil; ${counted(inuteis, 'achou que não', 'acharam que não')}.`;
}

const Item = styled.li`
  display: grid;
  gap: ${token.space.x1};
  padding-block: ${token.space.x2};
`;

const Earlier = styled.p`
  color: ${token.color.info};
  font-size: ${token.size.small};
  font-weight: ${token.weight.medium};
`;

/** Preserves the line breaks. */
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
