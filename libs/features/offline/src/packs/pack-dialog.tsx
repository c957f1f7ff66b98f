import { packState, useOwnPlanQuery } from '@mapa/api-client';
import { dayText, questionsOf, routePath } from '@mapa/domain';
import { Button, Dialog, Link, ProgressBar, Stack, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { expectedText, failureText, lostPicturesText, sizeText, stateText } from './pack-texts';
import type { usePack } from './use-pack';

export interface PackDialogProps {
  /** Name of the map or notebook. */
  name: string;
  /** Number of its questions. */
  questions: number;
  taken: ReturnType<typeof usePack>;
  onClose: () => void;
}

/** The state of a download, and what downloading includes. */
export function PackDialog({ taken: { pack, step, take, stop, remove }, name, questions, onClose }: PackDialogProps) {
  const isTaking = step.kind === 'taking';
  const lacks =
    pack && !isTaking
      ? [stateText(packState(pack), 'mapa' in pack.detail, name), lostPicturesText(pack.lostPictures)]
      : [];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Levar para usar offline"
      description={`“${name}”`}
      footer={
        isTaking ? (
          <Button variant="secondary" onClick={stop}>
            Parar
          </Button>
        ) : (
          <>
            {pack ? (
              <Button variant="secondary" onClick={remove}>
                Remover do aparelho
              </Button>
            ) : null}
            <Button onClick={() => take()}>{pack ? 'Atualizar' : 'Baixar agora'}</Button>
          </>
        )
      }
    >
      <Stack $gap="x1h">
        {pack && !isTaking ? (
          <p>
            {questionsOf(pack.ids.length)} neste aparelho desde {dayText(new Date(pack.takenAt).toISOString())}, em{' '}
            {sizeText(pack.bytes)}. Sem conexão, abra e responda como sempre: as respostas são corrigidas quando houver
            conexão.
          </p>
        ) : null}
        {lacks.map((sentence) => sentence && <p key={sentence}>{sentence}</p>)}
        {pack && !isTaking ? (
          <Link to={`${routePath('account')}#aparelho`}>Ver tudo o que está neste aparelho</Link>
        ) : null}
        {pack || isTaking ? null : <Before questions={questions} />}
        {isTaking ? (
          <>
            <p role="status">Baixando. Pode fechar esta janela, mas fique nesta página até o fim.</p>
            <ProgressBar label="Download das questões" value={step.done} max={step.total} />
          </>
        ) : null}
        {step.kind === 'failed' ? <Problem role="alert">{failureText(step.failure)}</Problem> : null}
      </Stack>
    </Dialog>
  );
}

/** Information before a download starts. */
function Before({ questions }: { questions: number }) {
  const { currentData: plan } = useOwnPlanQuery();
  const limit = plan?.questoes_hoje.limite ?? null;
  return (
    <>
      <p>{expectedText(questions)}</p>
      {plan && limit !== null ? (
        <p>
          No plano gratuito, as questões novas contam no limite de hoje: restam{' '}
          {questionsOf(Math.max(0, limit - plan.questoes_hoje.usadas))}.
        </p>
      ) : null}
      <p>
        Fica só neste aparelho, só para você, e é apagado quando você sair da conta. O gabarito do que ainda não
        respondeu não vai junto.
      </p>
    </>
  );
}

const Problem = styled.p`
  padding: ${token.space.x1h};
  border-radius: ${token.radius.medium};
  background: ${token.color.dangerWash};
  color: ${token.color.danger};
`;
