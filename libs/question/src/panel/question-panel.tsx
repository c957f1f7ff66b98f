import { answerAfter, combinationText } from '@mapa/domain';
import { RichText, VisuallyHidden, token, useIdleTurn } from '@mapa/ui-kit';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { attemptOf, isOpen } from '../answering/answering-state';
import { outcomeToday } from '../answering/outcome';
import { useAnswering, type AnsweringSetting } from '../answering/use-answering';
import { verdictOf } from '../answering/verdict';
import { useEarlyDifficulty } from '../device/early-difficulty';
import { useOwnTime, useStopwatch } from '../device/use-own-time';
import { ShortcutsSheet } from '../keyboard/late-shortcuts-sheet';
import { usePanelKeys } from '../keyboard/use-panel-keys';
import type { PanelQuestion } from '../model';
import { Alternatives } from './alternatives/alternatives';
import { useEarlyChoice } from './alternatives/use-early-choice';
import { useStruck } from '../highlights/struck-alternatives';
import { AnswerBar } from './answer-bar';
import { Dock } from './dock';
import { deferred } from './deferred/deferred';
import { PanelTools } from './panel-tools';
import { Sheet } from './panel-sheet';
import { QuestionHeader } from './header/question-header';
import { SlimHeader } from './header/slim-header';
import { useToldDifficulty } from './header/use-told-difficulty';
import { useKeepFocus } from './use-keep-focus';
import { useSecondPress } from './use-second-press';
import { EXPLANATION_TAB, goToTab, useOpenTab, type OpenTab } from './use-open-tab';

const QuestionTabs = deferred((module) => module.QuestionTabs, { Waiting: () => <TabsPlace />, inTurn: true });
const VerdictLine = deferred((module) => module.VerdictLine, { Waiting: ({ verdict }) => <p>{verdict.title}</p> });
const PlanNote = deferred((module) => module.PlanNote, { Waiting: ({ children }) => <p>{children}</p> });
const EarlierAnswer = deferred((module) => module.EarlierAnswer);
const StatementHighlights = deferred((module) => module.StatementHighlights, { inTurn: true });
const QuestionActions = deferred((module) => module.QuestionActions, { inTurn: true });

export interface QuestionPanelProps extends Omit<AnsweringSetting, 'questionId' | 'version'> {
  question: PanelQuestion;
  /** The 1-based position in a list: the panel is then titled "Questão 12" with the code beside it. */
  position?: number;
  /** Whether the code links to the question's own page. */
  linked?: boolean;
  /** 1 if the question is the page. */
  headingLevel?: 1 | 2;
  /** Whether reading size and shortcuts are in the panel; false if the page has them once for all. */
  tools?: boolean;
  /** Why it cannot be answered now, shown instead of the answer button. */
  refusal?: string | undefined;
  /** Whether it can be answered again at once: by default if the answer counts in no map or notebook. */
  repeatable?: boolean;
  /** A screen's additions at the end of the panel: links, favourites. */
  actions?: ReactNode;
  /** Focuses the panel on mounting, for instance after a step to the next question. */
  autoFocus?: boolean;
  /** Its position in the collection: shown in a small window instead of its origin. */
  place?: readonly string[] | undefined;
  /** Handlers of J, K and the arrow keys; without them the focus moves to the next or previous panel on the page. */
  onNext?: () => void;
  onPrevious?: () => void;
  /** In a small window: a slim header, with answer and steps at the window's end. */
  dock?: { nextLabel: string } | undefined;
}

/**
 * One question: its origin, statement, alternatives and the student's answer. Use the question's id as `key`: another
 * question starts without a choice, and so does another version, except for the open tab.
 */
export function QuestionPanel(props: QuestionPanelProps) {
  const openTab = useOpenTab();
  return <Panel key={props.question.versao} {...props} openTab={openTab} />;
}

function Panel(props: QuestionPanelProps & { openTab: OpenTab }) {
  const { question, position, linked = false, headingLevel = 2, tools = true } = props;
  const { actions, refusal, autoFocus = false, onNext, onPrevious, mapId, notebookId, dock } = props;
  const { repeatable = mapId === undefined && notebookId === undefined } = props;
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const [helpOpen, setHelpOpen] = useState(false);
  // The tabs are a third of a panel's rendering work: the next question is shown before them.
  const hasTabs = useIdleTurn();
  const stopwatch = useStopwatch();
  const [isEarly] = useEarlyDifficulty();
  const [state, act] = useAnswering({ ...props, questionId: question.id, version: question.versao }, stopwatch);
  const { struck, toggle, clear } = useStruck(question.id);
  const outcome = outcomeToday(state.outcome, question);
  const verdict = outcome ? verdictOf(question, outcome) : null;
  const difficulty = useToldDifficulty(question, outcome ? !outcome.held : isEarly, root);
  const attempt = attemptOf(state);
  const open = isOpen(state) && refusal === undefined;
  useKeepFocus(root, state.phase === 'sending');
  useOwnTime(stopwatch, root, open);

  const handleChoose = (alternativeId: number) => {
    clear(alternativeId);
    act.choose(answerAfter(question, state.chosenId, alternativeId));
  };
  useEarlyChoice(root, { question, chosenId: state.chosenId, open, choose: act.choose });
  const handleHelp = () => setHelpOpen(true);
  const handleExplain = () => {
    props.openTab.choose(attempt, EXPLANATION_TAB);
    goToTab(root.current);
  };
  const Header = dock ? SlimHeader : QuestionHeader;

  const isAnswered = verdict !== null || state.phase === 'recorded';
  const isSecondPress = useSecondPress(isAnswered);
  const onEnter = () => {
    if (open) act.answer();
    if (!isAnswered) return open;
    return !isSecondPress(performance.now()) && 'next';
  };

  usePanelKeys({
    root,
    alternatives: question.alternativas,
    open,
    onChoose: handleChoose,
    onEnter,
    onStrike: toggle,
    onNext,
    onPrevious,
    onHelp: handleHelp,
  });

  useEffect(() => {
    if (autoFocus) root.current?.focus({ preventScroll: true });
  }, [autoFocus]);

  return (
    <Sheet
      ref={root}
      $fillsWindow={dock !== undefined}
      tabIndex={-1}
      aria-labelledby={`${id}-titulo`}
      data-questao={question.id}
    >
      <Header
        question={question}
        titleId={`${id}-titulo`}
        position={position}
        linked={linked}
        headingLevel={headingLevel}
        place={props.place}
        difficulty={difficulty}
        tools={tools ? <PanelTools onHelp={handleHelp} /> : null}
        actions={<QuestionActions question={question} root={root} />}
      />
      {question.redacao_anterior && !outcome ? (
        <EarlierAnswer question={question} earlier={question.redacao_anterior} answer={props.answer ?? null} />
      ) : null}
      <RichText id={`${id}-enunciado`} html={question.enunciado} />
      <StatementHighlights question={question} root={root} statementId={`${id}-enunciado`} />
      <AnsweringPart $isWholeQuestion={state.chosenId !== null}>
        <Alternatives
          question={question}
          describedBy={`${id}-enunciado`}
          chosenId={state.chosenId}
          struck={struck}
          outcome={outcome}
          locked={!open}
          onChoose={handleChoose}
          onStrike={toggle}
        />
        {verdict && outcome ? (
          <VerdictLine
            verdict={verdict}
            questionId={question.id}
            changes={outcome.changes}
            elapsedMs={outcome.elapsedMs}
            isTitled={dock === undefined}
            onAgain={repeatable ? act.again : undefined}
          />
        ) : refusal !== undefined ? (
          <PlanNote>{refusal}</PlanNote>
        ) : (
          <AnswerBar
            state={state}
            stopwatch={stopwatch}
            isDocked={dock !== undefined}
            onAnswer={act.answer}
            onConfidence={act.setConfidence}
            onAskReveal={act.askReveal}
            onDropReveal={act.dropReveal}
            onReveal={act.reveal}
          />
        )}
      </AnsweringPart>
      {dock ? (
        <Dock
          state={state}
          verdict={verdict}
          combination={combinationText(question, state.chosenId)}
          isRefused={refusal !== undefined}
          nextLabel={dock.nextLabel}
          onExplain={outcome?.key.comentario ? handleExplain : undefined}
          onAnswer={act.answer}
          onConfidence={act.setConfidence}
          onNext={onNext}
          onPrevious={onPrevious}
        />
      ) : null}
      <VisuallyHidden role="status">{verdict?.title}</VisuallyHidden>
      {/* A verdict retries loading what failed. */}
      {hasTabs ? (
        <QuestionTabs
          key={attempt}
          question={question}
          outcome={outcome}
          tab={props.openTab.of(attempt, outcome)}
          onTab={(tab) => props.openTab.choose(attempt, tab)}
          isAnswered={outcome !== null || Boolean(question.redacao_anterior && props.answer)}
          root={root}
        />
      ) : (
        <TabsPlace />
      )}
      {actions}
      {helpOpen ? <ShortcutsSheet onClose={() => setHelpOpen(false)} /> : null}
    </Sheet>
  );
}

/**
 * Bounds the sticky answer bar: before a choice it stands at the window's end only while alternatives are in view, as over the
 * head of a question it would hide what it belongs to, beside the bar of the question before. After a choice it stays in
 * reach in the whole question.
 */
const AnsweringPart = styled.div<{ $isWholeQuestion: boolean }>`
  display: ${({ $isWholeQuestion }) => ($isWholeQuestion ? 'contents' : 'flex')};
  flex-direction: column;
  gap: ${token.space.x2};
`;

const TabsPlace = styled.div`
  min-height: ${token.target};
  box-shadow: inset 0 -1px ${token.color.rule};
`;
