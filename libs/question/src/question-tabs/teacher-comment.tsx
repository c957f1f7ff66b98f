import { useRequireLogin } from '@mapa/auth';
import { PlanNote } from '@mapa/billing';
import { COMMENT_CONTINUES, COMMENT_WITHHELD } from '@mapa/domain';
import { Button, MessageSquareIcon, RichText, Stack, lazyPart } from '@mapa/ui-kit';
import { useState } from 'react';
import type { Outcome } from '../answering/outcome';
import type { PanelQuestion } from '../model';
import { useCommentRequest } from '../student-state/use-comment-request';
import { Aside } from './tab-panel/aside';

const AskComment = lazyPart(() => import('../report/ask-comment').then((module) => module.AskComment), {
  onFailure: ({ onClose }) => onClose(),
});

interface TeacherCommentProps {
  question: PanelQuestion;
  outcome: Outcome | null;
  /** For teachers: their comments are written among the others. */
  onComments: () => void;
}

/** The teacher's explanation of the key, which comes with the verdict; without one, a button to request it. */
export function TeacherComment({ question, outcome, onComments }: TeacherCommentProps) {
  if (!outcome) return <Aside>O gabarito e o comentário do professor aparecem depois que você responde.</Aside>;
  if (outcome.held) return <Aside>O gabarito e o comentário do professor aparecem quando o simulado terminar.</Aside>;
  const { comentario, comentario_bloqueado, comentario_inicio } = outcome.key;
  if (comentario) return <RichText html={comentario} size="body" />;
  if (comentario_bloqueado && comentario_inicio) {
    return (
      <Stack $gap="x1h">
        <p>{comentario_inicio}</p>
        <PlanNote>{COMMENT_CONTINUES}</PlanNote>
      </Stack>
    );
  }
  if (comentario_bloqueado) return <PlanNote>{COMMENT_WITHHELD}</PlanNote>;
  return <Missing question={question} onComments={onComments} />;
}

function Missing({ question, onComments }: Pick<TeacherCommentProps, 'question' | 'onComments'>) {
  const { status } = useCommentRequest(question);
  const [isAsking, setAsking] = useState(false);
  const requireLogin = useRequireLogin();
  if (status === 'respondida') {
    return (
      <Stack $gap="x1h">
        <Aside>Um professor comentou esta questão a seu pedido.</Aside>
        <div>
          <Button variant="secondary" size="small" onClick={onComments}>
            Ver o comentário
          </Button>
        </div>
      </Stack>
    );
  }
  if (status === 'pendente') {
    return <Aside>Você já pediu o comentário de um professor. Quando ele vier, o seu menu avisa.</Aside>;
  }
  return (
    <Stack $gap="x1h">
      <Aside>Esta questão ainda não tem comentário de professor.</Aside>
      <div>
        <Button
          variant="secondary"
          size="small"
          icon={<MessageSquareIcon size={18} aria-hidden />}
          onClick={() => requireLogin(() => setAsking(true))}
        >
          Pedir comentário do professor
        </Button>
      </div>
      {isAsking ? <AskComment question={question} onClose={() => setAsking(false)} /> : null}
    </Stack>
  );
}
