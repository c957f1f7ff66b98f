import { dayText, nextStepLabel, onlyRead, routePath } from '@mapa/domain';
import {
  Button,
  ButtonLink,
  CollectionCard,
  CollectionHead,
  CollectionProgress,
  Meta,
  RotateCcwIcon,
  lazyPart,
  token,
} from '@mapa/ui-kit';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Notebook } from '../model';
import { originWords } from '../origin';
import type { NotebookDialog } from './notebook-dialogs';
import { NotebookMakeup } from './notebook-makeup';
import { NotebookTools } from './notebook-tools';
import { useNotebookActions } from './use-notebook-actions';

const NotebookDialogs = lazyPart(() => import('./notebook-dialogs').then((module) => module.NotebookDialogs), {
  onFailure: ({ onClose }) => onClose(),
});

const ExportDialog = lazyPart(() => import('../export/export-dialog').then((module) => module.ExportDialog), {
  onFailure: ({ onClose }) => onClose(),
});

/** When the notebook was last studied, or created. */
const whenWords = ({ progresso, ultima_resposta_em, criado_em }: Notebook): string =>
  ultima_resposta_em && progresso.respondidas > 0
    ? `Última resposta em ${dayText(ultima_resposta_em)}`
    : `Criado em ${dayText(criado_em)}`;

/** One of the student's notebooks: progress, accuracy, and actions. */
export function NotebookCard({ notebook, tool }: { notebook: Notebook; tool?: ReactNode }) {
  const { id, nome, progresso, gabarito_liberado_em } = notebook;
  const heading = useId();
  const [open, setOpen] = useState<NotebookDialog | 'export' | null>(null);
  const actions = useNotebookActions(notebook);
  const read = onlyRead(notebook);

  return (
    <CollectionCard aria-labelledby={heading}>
      <CollectionHead>
        <div>
          <h2 id={heading}>{nome}</h2>
          <Meta>{originWords(notebook)}</Meta>
        </div>
        <ButtonLink to={routePath('notebook', { id })} aria-label={`${nextStepLabel(notebook)}: ${nome}`}>
          {nextStepLabel(notebook)}
        </ButtonLink>
      </CollectionHead>
      <CollectionProgress name={nome} collection={notebook}>
        <span>{whenWords(notebook)}</span>
        {gabarito_liberado_em ? <span>Gabarito liberado em {dayText(gabarito_liberado_em)}</span> : null}
      </CollectionProgress>
      {read > 0 ? (
        <Read>
          <span>
            O gabarito {read === 1 ? 'dessa questão' : 'dessas questões'} já foi visto, por “só ler” ou numa impressão
            ou exportação antiga. Recomece para poder responder.
          </span>
          <Button
            variant="secondary"
            size="small"
            icon={<RotateCcwIcon size={16} aria-hidden />}
            aria-label={`Recomeçar: ${nome}`}
            onClick={() => setOpen('reset')}
          >
            Recomeçar
          </Button>
        </Read>
      ) : null}
      <NotebookTools
        notebook={notebook}
        tool={tool}
        isDuplicating={actions.isDuplicating}
        onDuplicate={() => void actions.duplicate()}
        onExport={() => setOpen('export')}
        onAsk={setOpen}
      />
      {progresso.total > 0 ? <NotebookMakeup id={id} /> : null}
      {open === 'export' ? <ExportDialog notebook={notebook} onClose={() => setOpen(null)} /> : null}
      {open && open !== 'export' ? (
        <NotebookDialogs notebook={notebook} open={open} actions={actions} onClose={() => setOpen(null)} />
      ) : null}
    </CollectionCard>
  );
}

const Read = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.x1} ${token.space.x2};
  padding: ${token.space.x1} ${token.space.x2};
  background: ${token.color.infoWash};
  font-size: ${token.size.small};
  & > span {
    flex: 1 1 18rem;
    text-wrap: pretty;
  }
`;
