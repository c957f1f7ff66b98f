import { questionsOf } from '@mapa/domain';
import { ActionDialog, Stack, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

export interface KeyDialogProps {
  /** Numbers of unanswered and of answered questions. */
  open: number;
  answered: number;
  /** Title, such as "Imprimir com gabarito?". */
  title: string;
  /** Whether the keys are loading after the student's consent. */
  busy: boolean;
  /** Why the keys failed to load. */
  problem: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirmation dialog before keys are released to paper or to a file, with the consequences. */
export function KeyDialog({ open, answered, title, busy, problem, onConfirm, onClose }: KeyDialogProps) {
  return (
    <ActionDialog title={title} action="Mostrar o gabarito" busy={busy} onAct={onConfirm} onClose={onClose}>
      <Stack>
        <Points>
          {open > 0 ? (
            <>
              <li>
                {open === 1
                  ? 'A questão que você ainda não respondeu neste caderno continua aberta'
                  : `As ${questionsOf(open)} que você ainda não respondeu neste caderno continuam abertas`}
                : o que responder depois conta no seu progresso e no seu aproveitamento.
              </li>
              <li>
                Nas estatísticas de todos os estudantes e na TRI, {open === 1 ? 'essa resposta' : 'essas respostas'} não{' '}
                {open === 1 ? 'entra' : 'entram'}, porque você já terá o gabarito. Isso não tem volta.
              </li>
            </>
          ) : null}
          {answered > 0 ? (
            <li>
              {answered === 1
                ? 'A questão já respondida não muda.'
                : `As ${questionsOf(answered)} já respondidas não mudam.`}
            </li>
          ) : null}
        </Points>
        {problem ? <Problem role="alert">{problem}</Problem> : null}
      </Stack>
    </ActionDialog>
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
