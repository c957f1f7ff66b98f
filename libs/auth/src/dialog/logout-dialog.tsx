import { routePath } from '@mapa/domain';
import { Button, Dialog, Stack, token } from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Session } from '../session/create-session';
import { unsentPhrases } from '../session/texts';
import { useUnsent, type UnsentText } from './use-unsent';

/** `about` of drafts that concern a question. */
const ABOUT_QUESTION = /^(?:questao-)?(\d+)$/;
const OF_QUESTIONS: readonly UnsentText['kind'][] = ['anotacao', 'comentario', 'aviso', 'rascunho'];

/** The questions with unsent texts, each once, ascending. */
function questionsOf(drafts: readonly UnsentText[]): number[] {
  const ids = drafts.flatMap(({ kind, about }) =>
    OF_QUESTIONS.includes(kind) ? [Number(ABOUT_QUESTION.exec(about)?.[1])] : [],
  );
  return [...new Set(ids.filter(Number.isInteger))].sort((one, other) => one - other);
}

/** Asks a student who logs out what happens to unsent data: send it, keep it on the device, discard it, or stay. */
export function LogoutDialog({ open, session }: { open: boolean; session: Session }) {
  const waiting = useUnsent();
  // Keeps what the student decided about on the screen until they leave, as the data is removed first.
  const [decided, setDecided] = useState<typeof waiting | null>(null);
  const unsent = decided ?? waiting;
  const [doing, setDoing] = useState<'send' | 'keep' | 'discard' | null>(null);
  const [hasTried, setTried] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);
  const phrases = unsentPhrases(unsent);
  const hasNotes = unsent.drafts.some(({ kind }) => kind === 'anotacao');
  const canSend = unsent.answers > 0 || hasNotes;
  const isSent = phrases.length === 0;

  async function carryOut(step: NonNullable<typeof doing>, work: () => Promise<void>) {
    setDoing(step);
    await work();
    setDoing(null);
  }
  const handleStay = () => {
    setDiscarding(false);
    setTried(false);
    session.stay();
  };
  const handleSend = () => carryOut('send', session.sendUnsent).then(() => setTried(true));
  const leave = (step: 'keep' | 'discard') => {
    setDecided(waiting);
    void carryOut(step, () => session.logout({ discards: step === 'discard' }));
  };

  const choice = (
    <>
      <Button variant="ghost" disabled={doing !== null} onClick={() => setDiscarding(true)}>
        Descartar e sair
      </Button>
      <Button busy={doing === 'keep'} disabled={doing !== null && doing !== 'keep'} onClick={() => leave('keep')}>
        Guardar aqui e sair
      </Button>
    </>
  );
  const confirmation = (
    <>
      <Button variant="secondary" disabled={doing !== null} onClick={() => setDiscarding(false)}>
        Voltar
      </Button>
      <Button variant="danger" busy={doing === 'discard'} onClick={() => leave('discard')}>
        Descartar para sempre
      </Button>
    </>
  );
  const goodbye = (
    <Button busy={doing === 'keep'} onClick={() => leave('keep')}>
      Sair
    </Button>
  );

  return (
    <Dialog
      open={open}
      busy={doing !== null}
      onOpenChange={(isOpen) => (isOpen ? undefined : handleStay())}
      title={isDiscarding && !isSent ? 'Descartar o que não foi enviado?' : 'Antes de sair'}
      description={
        isSent
          ? 'Tudo foi enviado para a sua conta.'
          : isDiscarding
            ? 'Isto não pode ser desfeito:'
            : 'Isto ainda não está na sua conta:'
      }
      footer={isSent ? goodbye : isDiscarding ? confirmation : choice}
    >
      {isSent ? null : (
        <Stack>
          <List>
            {phrases.map((phrase) => (
              <li key={phrase}>{phrase}</li>
            ))}
          </List>
          {isDiscarding ? null : (
            <>
              <Questions ids={questionsOf(unsent.drafts)} onGo={handleStay} />
              {canSend ? (
                <Send>
                  <Button
                    variant="secondary"
                    size="small"
                    busy={doing === 'send'}
                    disabled={doing !== null && doing !== 'send'}
                    onClick={() => void handleSend()}
                  >
                    Enviar agora
                  </Button>
                  {hasTried && doing === null ? (
                    <p role="status">
                      Não foi possível enviar tudo agora. O que for enviado enquanto você espera sai desta lista.
                      {hasNotes ? ' Uma anotação que também mudou em outro aparelho espera por você na questão.' : null}
                    </p>
                  ) : null}
                </Send>
              ) : null}
              <p>
                O que você guardar aqui só aparece para você, quando entrar de novo neste aparelho. Em um aparelho que
                não é seu, prefira enviar ou descartar.
              </p>
            </>
          )}
        </Stack>
      )}
    </Dialog>
  );
}

/** Links to the questions with unsent texts; following one cancels the logout. */
function Questions({ ids, onGo }: { ids: readonly number[]; onGo: () => void }) {
  if (ids.length === 0) return null;
  return (
    <p>
      Textos em:{' '}
      {ids.map((id, at) => (
        <span key={id}>
          {at > 0 ? ', ' : ''}
          <QuestionLink href={routePath('question', { id })} onClick={onGo}>
            questão Q{id}
          </QuestionLink>
        </span>
      ))}
    </p>
  );
}

const List = styled.ul`
  padding-left: ${token.space.x3};
  list-style: disc;
  font-weight: ${token.weight.strong};
`;

/** Loads a new document: the dialog is rendered outside the page's router. */
const QuestionLink = styled.a`
  color: ${token.color.accent};
  text-decoration: underline;
`;

const Send = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space.x1};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
`;
