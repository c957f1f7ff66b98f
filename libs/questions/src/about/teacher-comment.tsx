import { COMMENT_WITHHELD } from '@mapa/domain';
import { PlanNote, RichText } from '@mapa/ui-kit';
import type { Outcome } from '../answering/outcome';
import { Aside } from './parts';

/** The teacher's explanation of the key, which comes with the verdict. */
export function TeacherComment({ outcome }: { outcome: Outcome | null }) {
  if (!outcome) return <Aside>O gabarito e o comentário do professor aparecem depois que você responde.</Aside>;
  const { comentario, comentario_bloqueado } = outcome.key;
  if (comentario) return <RichText html={comentario} size="body" />;
  if (comentario_bloqueado) return <PlanNote>{COMMENT_WITHHELD}</PlanNote>;
  return <Aside>Esta questão ainda não tem comentário de professor.</Aside>;
}
