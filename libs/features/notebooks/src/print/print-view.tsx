import { PlanNote, PlanUse } from '@mapa/billing';
import { FREE_PLAN, planLimits, questionsOf, refusalAt } from '@mapa/domain';
import { Button, ErrorState, Skeleton, Stack, lazyPart, token } from '@mapa/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { usePaper } from '../paper/use-paper';
import { FIRST_LAYOUT, type PaperLayout } from './layout';
import { inLanguage, languagesOf, numberQuestions } from './numbering';
import { PaperOptions } from './paper-options';
import { PaperSheet } from './paper-sheet';
import { wakePictures, whenPrintable } from './when-printable';

const KeyDialog = lazyPart(() => import('../paper/key-dialog').then((module) => module.KeyDialog), {
  onFailure: ({ onClose }) => onClose(),
});

const PLAN_GATES = ['questionsPerDay'] as const;

/** The print view of a notebook: its questions, layout options, and the answer key if chosen. */
export function PrintView({ id, isLimited }: { id: string; isLimited: boolean }) {
  const { paper, load, askKeys, isReleasing, problem } = usePaper(id);
  const [layout, setLayout] = useState<PaperLayout>(FIRST_LAYOUT);
  const [isAsking, setIsAsking] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Loading new questions uses the daily limit: students with a limit are asked first.
    if (!isLimited) void load();
  }, [isLimited, load]);

  useEffect(() => {
    // Loads pictures for the browser's own print command, which no button precedes.
    if (paper.phase === 'ready' && sheet.current) wakePictures(sheet.current);
  }, [paper, layout.withComments, layout.key]);

  const handleChange = (change: Partial<PaperLayout>) => {
    const isFirstKey = change.key === 'end' && paper.phase === 'ready' && !paper.hasKeys;
    if (isFirstKey) setIsAsking(true);
    else setLayout({ ...layout, ...change });
  };
  const handleKeys = async () => {
    if (!(await askKeys())) return;
    setIsAsking(false);
    setLayout({ ...layout, key: 'end' });
  };
  const handlePrint = async () => {
    if (!sheet.current) return;
    setIsWaiting(true);
    await whenPrintable(sheet.current);
    setIsWaiting(false);
    window.print();
  };

  if (paper.phase === 'untouched') {
    return isLimited ? (
      <Start>
        <p>
          Para imprimir, as questões deste caderno são abertas todas de uma vez. As que você ainda não recebeu hoje
          contam no limite do dia.
        </p>
        <PlanUse gates={PLAN_GATES} />
        <Button onClick={() => void load()}>Abrir as questões</Button>
      </Start>
    ) : null;
  }
  if (paper.phase === 'loading') return <Skeleton lines={8} height="3rem" />;
  if (paper.phase === 'failed') {
    return (
      <ErrorState
        title="O caderno não pôde ser aberto"
        onRetry={paper.error.kind === 'not-found' ? undefined : () => void load()}
      >
        {paper.error.message}
      </ErrorState>
    );
  }
  const { whole, hasKeys } = paper;
  const numbered = numberQuestions(whole.questions);
  return (
    <>
      <OnScreen>
        <PaperOptions
          layout={layout}
          languages={languagesOf(numbered)}
          busy={isWaiting}
          onChange={handleChange}
          onPrint={() => void handlePrint()}
        />
        {whole.withheld > 0 ? (
          <PlanNote>
            {questionsOf(whole.withheld)} {whole.withheld === 1 ? 'ficou' : 'ficaram'} de fora.{' '}
            {refusalAt('questionsPerDay', planLimits(FREE_PLAN))}
          </PlanNote>
        ) : null}
      </OnScreen>
      <PaperSheet
        title={whole.notebook.nome}
        numbered={inLanguage(numbered, layout.language)}
        layout={layout}
        hasKeys={hasKeys}
        sheetRef={sheet}
      />
      {isAsking ? (
        <KeyDialog
          open={whole.questions.filter(({ resposta }) => !resposta).length}
          answered={whole.questions.filter(({ resposta }) => resposta).length}
          title="Imprimir com gabarito?"
          busy={isReleasing}
          problem={problem}
          onConfirm={() => void handleKeys()}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}

const Start = styled(Stack)`
  align-items: flex-start;
  max-width: ${token.measure.text};
`;

const OnScreen = styled(Stack)`
  @media print {
    display: none;
  }
`;
