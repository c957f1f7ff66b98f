import { accuracyText, answeredOf, counted, dayText, onlyRead, routePath } from '@mapa/domain';
import {
  Button,
  ButtonLink,
  CircleCheckIcon,
  Meta,
  ProgressBar,
  RotateCcwIcon,
  lazyPart,
  media,
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

/** The words of the main step: how far the student is decides them. */
function stepWords({ progresso: { respondidas }, continuar }: Notebook): string {
  if (!continuar) return 'Ver resumo';
  return respondidas > 0 ? 'Continuar' : 'Começar';
}

/** When the notebook was last worked on, or made. */
const whenWords = ({ progresso, ultima_resposta_em, criado_em }: Notebook): string =>
  ultima_resposta_em && progresso.respondidas > 0
    ? `Última resposta em ${dayText(ultima_resposta_em)}`
    : `Criado em ${dayText(criado_em)}`;

/** One of the student's notebooks: how far, how well, and what can be done with it. */
export function NotebookCard({ notebook, tool }: { notebook: Notebook; tool?: ReactNode }) {
  const { id, nome, progresso, continuar, gabarito_liberado_em } = notebook;
  const heading = useId();
  const [open, setOpen] = useState<NotebookDialog | 'export' | null>(null);
  const actions = useNotebookActions(notebook);
  const accuracy = accuracyText(progresso);
  const read = onlyRead(notebook);
  const answered = answeredOf(progresso.respondidas, progresso.total);

  return (
    <Card aria-labelledby={heading}>
      <Head>
        <div>
          <h2 id={heading}>{nome}</h2>
          <Meta>{originWords(notebook)}</Meta>
        </div>
        <ButtonLink to={routePath('notebook', { id })} aria-label={`${stepWords(notebook)}: ${nome}`}>
          {stepWords(notebook)}
        </ButtonLink>
      </Head>
      <ProgressBar
        label={`Progresso em ${nome}`}
        value={progresso.respondidas}
        max={progresso.total}
        valueText={answered}
      />
      <Figures>
        <span>{answered}</span>
        {accuracy ? <span>{accuracy} de acerto</span> : null}
        {progresso.respondidas === 0 ? <span>Nenhuma resposta ainda</span> : null}
        {read > 0 ? <span>{counted(read, 'questão só lida', 'questões só lidas')}</span> : null}
        {continuar || progresso.total === 0 ? null : (
          <Done>
            <CircleCheckIcon size={16} aria-hidden /> Percorrido até o fim
          </Done>
        )}
        <span>{whenWords(notebook)}</span>
        {gabarito_liberado_em ? <span>Gabarito liberado em {dayText(gabarito_liberado_em)}</span> : null}
      </Figures>
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
    </Card>
  );
}

const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x1h};
  padding-block: ${token.space.x3};
  border-top: 2px solid ${token.color.ink};
`;

const Head = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${token.space.x2};
  & > div {
    min-width: 0;
  }
  & h2 {
    font-family: ${token.family.serif};
    font-size: ${token.size.title2};
    font-weight: ${token.weight.strong};
    line-height: ${token.leading.title};
    overflow-wrap: anywhere;
  }
  ${media.medium} {
    flex-direction: row;
    justify-content: space-between;
  }
  & > a {
    flex: none;
  }
`;

const Figures = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.half} ${token.space.x3};
  color: ${token.color.inkSoft};
  font-variant-numeric: tabular-nums;
`;

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

const Done = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.half};
  color: ${token.color.success};
  font-weight: ${token.weight.strong};
`;
