import { routePath } from '@mapa/domain';
import { Button, ButtonLink, EmptyState, LockIcon, RotateCcwIcon } from '@mapa/ui-kit';
import { styled } from 'styled-components';

interface DayLimitProps {
  /** The limit, and the plan that raises it. */
  sentence: string;
  /** Retries: the day or the plan may have changed since. */
  onRetry: () => void;
}

/** Replaces a question that the daily limit withholds. */
export function DayLimit({ sentence, onRetry }: DayLimitProps) {
  return (
    <Place>
      <EmptyState
        icon={<LockIcon />}
        title="Por hoje, as questões novas terminaram"
        action={
          <>
            <ButtonLink to={routePath('plans')}>Conhecer os planos</ButtonLink>
            <Button variant="ghost" icon={<RotateCcwIcon size={18} aria-hidden />} onClick={onRetry}>
              Verificar de novo
            </Button>
          </>
        }
      >
        {sentence} O que você já recebeu ou respondeu continua aberto.
      </EmptyState>
    </Place>
  );
}

/** The steps below have a rule of their own. */
const Place = styled.div`
  & > * {
    border-bottom: 0;
  }
`;
