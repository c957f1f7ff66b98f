import { hasBegun, routePath } from '@mapa/domain';
import {
  Button,
  ButtonLink,
  ChevronDownIcon,
  ChevronUpIcon,
  ClockIcon,
  CopyIcon,
  DownloadIcon,
  ListChecksIcon,
  PencilIcon,
  PrinterIcon,
  RotateCcwIcon,
  Trash2Icon,
  token,
} from '@mapa/ui-kit';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Notebook } from '../model';
import { printAddress } from '../print-address';
import type { NotebookDialog } from './notebook-dialogs';

export interface NotebookToolsProps {
  notebook: Notebook;
  /** An additional action from the application. */
  tool?: ReactNode;
  isDuplicating: boolean;
  onDuplicate: () => void;
  onExport: () => void;
  onAsk: (dialog: NotebookDialog) => void;
}

/** Actions on a notebook: the frequent ones as buttons, the others in a menu. */
export function NotebookTools({ notebook, tool, isDuplicating, onDuplicate, onExport, onAsk }: NotebookToolsProps) {
  const { id, nome, progresso } = notebook;
  const rest = useId();
  const [isOpen, setIsOpen] = useState(false);
  const hasAnswers = progresso.respondidas > 0;
  return (
    <div>
      <Tools>
        {tool}
        <ButtonLink
          variant="ghost"
          size="small"
          to={`${routePath('newSitting')}?caderno=${id}`}
          aria-label={`Simulado: ${nome}`}
        >
          <ClockIcon size={16} aria-hidden />
          Simulado
        </ButtonLink>
        {hasAnswers ? (
          <ButtonLink
            variant="ghost"
            size="small"
            to={routePath('notebookReview', { id })}
            aria-label={`Revisar: ${nome}`}
          >
            <ListChecksIcon size={16} aria-hidden />
            Revisar
          </ButtonLink>
        ) : null}
        <ButtonLink variant="ghost" size="small" to={printAddress(id)} aria-label={`Imprimir: ${nome}`}>
          <PrinterIcon size={16} aria-hidden />
          Imprimir
        </ButtonLink>
        <Button
          variant="ghost"
          size="small"
          icon={<DownloadIcon size={16} aria-hidden />}
          aria-label={`Exportar: ${nome}`}
          onClick={onExport}
        >
          Exportar
        </Button>
        <Button
          variant="ghost"
          size="small"
          aria-expanded={isOpen}
          aria-controls={rest}
          aria-label={`Organizar: ${nome}`}
          icon={isOpen ? <ChevronUpIcon size={18} aria-hidden /> : <ChevronDownIcon size={18} aria-hidden />}
          onClick={() => setIsOpen(!isOpen)}
        >
          Organizar
        </Button>
      </Tools>
      <Tools id={rest} hidden={!isOpen} role="group" aria-label={`Organizar ${nome}`}>
        <Button
          variant="ghost"
          size="small"
          icon={<PencilIcon size={16} aria-hidden />}
          onClick={() => onAsk('rename')}
        >
          Renomear
        </Button>
        <Button
          variant="ghost"
          size="small"
          busy={isDuplicating}
          icon={<CopyIcon size={16} aria-hidden />}
          onClick={onDuplicate}
        >
          Duplicar
        </Button>
        {hasBegun(notebook) ? (
          <Button
            variant="ghost"
            size="small"
            icon={<RotateCcwIcon size={16} aria-hidden />}
            onClick={() => onAsk('reset')}
          >
            Recomeçar
          </Button>
        ) : null}
        <Button
          variant="ghost"
          size="small"
          icon={<Trash2Icon size={16} aria-hidden />}
          onClick={() => onAsk('remove')}
        >
          Apagar
        </Button>
      </Tools>
    </div>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.half};
  margin-inline: calc(-1 * ${token.space.x1h});
  &[hidden] {
    display: none;
  }
`;
