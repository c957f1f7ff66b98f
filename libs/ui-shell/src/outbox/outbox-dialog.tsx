import { useOutbox, useOutboxActions } from '@mapa/api-client';
import { Button, Cluster, Dialog, Stack, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { stuckOf } from './outbox-texts';

/** Pending data on this device, the reason why it is pending, and the student's options. */
export function OutboxDialog({ onClose }: { onClose: () => void }) {
  const outbox = useOutbox();
  const { retry, discard } = useOutboxActions();
  const stuck = stuckOf(outbox).length;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Respostas neste dispositivo"
      footer={<Button onClick={onClose}>Entendi</Button>}
    >
      <Stack>
        {stuck > 0 && !outbox.durable ? (
          <Warning>
            {stuck === 1 ? 'Uma resposta espera' : `${stuck} respostas esperam`} o envio. Este navegador não deixa o
            site guardar nada: não feche nem recarregue esta página antes de a conexão voltar.
          </Warning>
        ) : null}
        {stuck > 0 && outbox.durable ? (
          <p>
            {stuck === 1 ? 'Uma resposta está guardada' : `${stuck} respostas estão guardadas`} neste dispositivo. O
            envio acontece sozinho assim que a conexão voltar, mesmo que você feche esta página.
          </p>
        ) : null}
        {stuck > 0 && outbox.durable && outbox.persisted === false ? (
          <Warning>
            Este navegador não garantiu o espaço: não limpe os dados do site nem feche uma janela anônima antes de a
            conexão voltar.
          </Warning>
        ) : null}
        {outbox.refused.map(({ uuid, body, lastError }) => (
          <Refused key={uuid}>
            <p>
              <strong>Questão Q{body.questao_id}:</strong> {lastError}
            </p>
            <Cluster>
              <Button variant="secondary" size="small" onClick={() => void retry(uuid)}>
                Enviar de novo
              </Button>
              <Button variant="ghost" size="small" onClick={() => void discard(uuid)}>
                Descartar resposta
              </Button>
            </Cluster>
          </Refused>
        ))}
        {stuck === 0 && outbox.refused.length === 0 ? <p>Todas as suas respostas foram enviadas.</p> : null}
      </Stack>
    </Dialog>
  );
}

const Warning = styled.p`
  padding: ${token.space.x1h};
  border-radius: ${token.radius.medium};
  background: ${token.color.warningWash};
  color: ${token.color.warning};
`;

const Refused = styled.div`
  display: grid;
  gap: ${token.space.x1};
  padding-block: ${token.space.x1h};
  border-top: 1px solid ${token.color.rule};
`;
