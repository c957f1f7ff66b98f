import { useRequireLogin } from '@mapa/auth';
import { IconButton, StarIcon, lazyPart } from '@mapa/ui-kit';
import { useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import { useDeferredKeys } from '../keyboard/use-deferred-keys';
import type { PanelQuestion } from '../model';
import { useFavorite } from '../student-state/use-favorite';
import { MoreTrigger } from './more-trigger';

const MoreMenu = lazyPart(() => import('./more-menu').then((module) => module.MoreMenu), {
  Waiting: () => <MoreTrigger aria-busy />,
  onFailure: ({ onFailure }) => onFailure(),
});
const QuestionReport = lazyPart(() => import('../report/question-report').then((module) => module.QuestionReport), {
  onFailure: ({ onClose }) => onClose(),
});
const AskComment = lazyPart(() => import('../report/ask-comment').then((module) => module.AskComment), {
  onFailure: ({ onClose }) => onClose(),
});

export interface QuestionActionsProps {
  question: PanelQuestion;
  /** The panel whose keys it handles. */
  root: RefObject<HTMLElement | null>;
}

/** Actions on a question besides answering. The menu's code is loaded at the first click. */
export function QuestionActions({ question, root }: QuestionActionsProps) {
  const [isMenuAsked, setMenuAsked] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const requireLogin = useRequireLogin();
  const { isFavorite, toggle } = useFavorite(question);
  const handleReport = () => setReporting(true);
  const handleAsk = () => requireLogin(() => setAsking(true));
  useDeferredKeys(root, { f: toggle, r: handleReport });

  return (
    <>
      <Star
        label={isFavorite ? 'Tirar das favoritas' : 'Favoritar'}
        aria-pressed={isFavorite}
        active={isFavorite}
        onClick={toggle}
      >
        <StarIcon size={20} aria-hidden />
      </Star>
      {isMenuAsked ? (
        <MoreMenu question={question} onReport={handleReport} onAsk={handleAsk} onFailure={() => setMenuAsked(false)} />
      ) : (
        <MoreTrigger onClick={() => setMenuAsked(true)} />
      )}
      {isReporting ? <QuestionReport question={question} onClose={() => setReporting(false)} /> : null}
      {isAsking ? <AskComment question={question} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

const Star = styled(IconButton)`
  &[aria-pressed='true'] {
    background: transparent;
  }
  &[aria-pressed='true'] > svg {
    fill: currentColor;
  }
`;
