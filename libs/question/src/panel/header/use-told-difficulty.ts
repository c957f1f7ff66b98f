import { useQuestionStatisticsQuery } from '@mapa/api-client';
import { useSession } from '@mapa/auth';
import { DIFFICULTIES } from '@mapa/domain';
import type { RefObject } from 'react';
import { useSeenOnce } from '../../device/use-seen-once';
import type { PanelQuestion } from '../../model';

/** A question's difficulty in words; a part that is unknown or not to be shown is absent. */
export interface ToldDifficulty {
  /** Measured if there are enough answers. */
  level?: string | undefined;
  /** The share of students who answered correctly. */
  share?: string | undefined;
}

/**
 * A question's difficulty. The share is loaded only for a student,
 * once the question is in view; until then, and offline, the level is that of its source.
 */
export function useToldDifficulty(
  { id, dificuldade }: Pick<PanelQuestion, 'id' | 'dificuldade'>,
  isTold: boolean,
  root: RefObject<HTMLElement | null>,
): ToldDifficulty {
  const { studentId } = useSession();
  const isSeen = useSeenOnce(root);
  const { data, isError } = useQuestionStatisticsQuery({ id }, { skip: !isTold || !isSeen || studentId === null });
  if (!isTold) return {};
  const known = isError ? undefined : data;
  const level = known?.dificuldade?.nivel ?? dificuldade;
  const share = known?.percentual_acertos ?? null;
  return {
    level: DIFFICULTIES.find(({ value }) => value === level)?.label,
    share: share === null ? undefined : `${share}% acertam`,
  };
}
