import { EyeIcon, EyeOffIcon, FlagIcon, Menu, MenuItem, MessageSquareIcon } from '@mapa/ui-kit';
import type { PanelQuestion } from '../model';
import { useCommentRequest } from '../student-state/use-comment-request';
import { useHidden } from '../student-state/use-hidden';
import { MoreTrigger } from './more-trigger';

export interface MoreMenuProps {
  question: PanelQuestion;
  onReport: () => void;
  onAsk: () => void;
  /** Called when its code failed to load. */
  onFailure: () => void;
}

/** Menu of the less frequent actions on a question. */
export function MoreMenu({ question, onReport, onAsk }: MoreMenuProps) {
  const { status } = useCommentRequest(question);
  const { hide, show } = useHidden(question);
  return (
    <Menu defaultOpen trigger={<MoreTrigger />}>
      <MenuItem icon={<FlagIcon size={18} aria-hidden />} onSelect={onReport}>
        Avisar de um erro
      </MenuItem>
      <MenuItem icon={<MessageSquareIcon size={18} aria-hidden />} onSelect={onAsk} disabled={status !== null}>
        {status === null ? 'Pedir comentário do professor' : REQUESTED[status]}
      </MenuItem>
      {question.oculta ? (
        <MenuItem icon={<EyeIcon size={18} aria-hidden />} onSelect={show}>
          Mostrar de novo nas listas
        </MenuItem>
      ) : (
        <MenuItem icon={<EyeOffIcon size={18} aria-hidden />} onSelect={hide}>
          Ocultar questão
        </MenuItem>
      )}
    </Menu>
  );
}

const REQUESTED = { pendente: 'Comentário pedido', respondida: 'Pedido de comentário respondido' };
