import { questionsOf } from '@mapa/domain';
import { Button, Dialog, ProgressBar, Stack, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { unanswered } from './use-reveal';
import type { WholeNotebook } from './use-whole-notebook';

export interface KeyDialogProps {
  whole: WholeNotebook;
  /** "Imprimir com gabarito?" or the like. */
  title: string;
  /** How many are revealed so far; null before the student has agreed. */
  revealed: number | null;
  /** Why it did not all go well. */
  problem: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before keys are shown on paper or in a file, and says what that means. */
export function KeyDialog({ whole, title, revealed, problem, onConfirm, onClose }: KeyDialogProps) {
  const open = unanswered(whole).length;
  const answered = whole.questions.length - open;
  const isBusy = revealed !== null;
  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!isBusy) onClose();
      }}
      title={title}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            Cancelar
          </Button>
          <Button busy={isBusy} onClick={onConfirm}>
            Mostrar o gabarito
          </Button>
        </>
      }
    >
      <Stack>
        <Points>
          {open > 0 ? (
            <li>
              {open === 1 ? 'A questão' : `As ${questionsOf(open)}`} que você ainda não respondeu {open === 1 ? 'passa' : 'passam'} a contar como “só
              ler”: {open === 1 ? 'ela deixa' : 'elas deixam'} de valer nas suas estatísticas. Isso não tem volta.
            </li>
          ) : null}
          {answered > 0 ? <li>{answered === 1 ? 'A questão já respondida não muda.' : `As ${questionsOf(answered)} já respondidas não mudam.`}</li> : null}
        </Points>
        {isBusy ? (
          <ProgressBar label="Registrando as questões" value={revealed} max={open} valueText={`${revealed} de ${questionsOf(open)}`} />
        ) : null}
        {problem ? <Problem role="alert">{problem}</Problem> : null}
      </Stack>
    </Dialog>
  );
}

const Points = styled.ul`
  display: grid;
  gap: ${token.space.x1};
  padding-left: ${token.space.x2};
  list-style: disc;
`;

const Problem = styled.p`
  color: ${token.color.danger};
  font-weight: ${token.weight.medium};
`;
