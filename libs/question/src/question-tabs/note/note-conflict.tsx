import { joinedNotes, type NoteDraft, type StoredNote } from '@mapa/api-client';
import { Button, Cluster, Stack, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { Problem } from '../../report/problem';

interface NoteConflictProps {
  draft: NoteDraft;
  stored: StoredNote;
  onSettle: (draft: NoteDraft | null) => void;
}

/** Shows the account's note beside the local draft, with actions to resolve the conflict. */
export function NoteConflict({ draft, stored, onSettle }: NoteConflictProps) {
  return (
    <Stack $gap="x1h">
      <Problem>Esta anotação mudou em outra aba ou aparelho. Nada foi perdido: escolha o que fica.</Problem>
      <section aria-label="A que está na sua conta">
        <Caption aria-hidden>A que está na sua conta</Caption>
        <Text>{stored.text}</Text>
      </section>
      <Cluster>
        <Button size="small" onClick={() => onSettle(joinedNotes(draft, stored))}>
          Juntar as duas
        </Button>
        <Button size="small" variant="secondary" onClick={() => onSettle({ ...draft, base: stored.revision })}>
          Ficar com a minha
        </Button>
        <Button size="small" variant="secondary" onClick={() => onSettle(null)}>
          Ficar com a da conta
        </Button>
      </Cluster>
    </Stack>
  );
}

const Caption = styled.p`
  font-size: ${token.size.small};
  font-weight: ${token.weight.strong};
`;

const Text = styled.p`
  max-width: ${token.measure.text};
  padding-left: ${token.space.x2};
  border-left: 2px solid ${token.color.rule};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
