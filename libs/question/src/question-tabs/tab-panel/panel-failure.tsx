import { Button, Stack } from '@mapa/ui-kit';
import { Problem } from '../../report/problem';
import { failureOf } from '../../student-state/say-failure';

/** Whether the server now refuses earlier content, for instance during a sitting: loaded content is then hidden. */
export const isRefusal = (error: unknown): boolean => error !== undefined && failureOf(error).kind === 'forbidden';

/** Shown instead of a panel's content that failed to load: the reason, and a button that loads it again. */
export function PanelFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Stack $gap="x1h">
      <Problem>{failureOf(error).message}</Problem>
      <div>
        <Button variant="secondary" size="small" onClick={onRetry}>
          Tentar novamente
        </Button>
      </div>
    </Stack>
  );
}
