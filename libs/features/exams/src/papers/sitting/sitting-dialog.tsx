import { createUuid, useBeginSittingMutation, useSittingOfferQuery, apiErrorOf } from '@mapa/api-client';
import { useSession } from '@mapa/auth';
import { FailureNote } from '@mapa/billing';
import { limitsOf, routePath } from '@mapa/domain';
import {
  ActionDialog,
  Button,
  ButtonLink,
  Dialog,
  ErrorState,
  Radio,
  RadioGroup,
  RowsSkeleton,
  Stack,
  token,
} from '@mapa/ui-kit';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { SittingOffer } from '../model';
import { languagesOf, sittingParts } from './parts';

interface SittingDialogProps {
  examId: number;
  onClose: () => void;
}

const TITLE = 'Fazer simulado';

/** Chooses the part of a paper to sit, and shows the rules; offers to resume an open sitting of the paper. */
export function SittingDialog({ examId, onClose }: SittingDialogProps) {
  const {
    currentData: offer,
    error,
    isFetching,
    refetch,
  } = useSittingOfferQuery({ id: examId }, { refetchOnMountOrArgChange: true });
  // The first offer is loaded fresh. Reloaded after a refusal, it may change while the dialog is open; the dialog keeps
  // the choice.
  const [isFresh, setFresh] = useState(false);
  if (offer && !isFetching && !isFresh) setFresh(true);
  if (offer && isFresh)
    return offer.aberto_id ? (
      <Continue id={offer.aberto_id} onClose={onClose} />
    ) : (
      <Begin offer={offer} onClose={onClose} />
    );
  return (
    <Dialog open onOpenChange={onClose} title={TITLE}>
      {error && !isFetching ? (
        <ErrorState onRetry={refetch}>{apiErrorOf(error).message}</ErrorState>
      ) : (
        <RowsSkeleton label="Carregando o simulado" />
      )}
    </Dialog>
  );
}

function Continue({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={TITLE}
      description="Você tem um simulado desta prova em andamento."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Agora não
          </Button>
          <ButtonLink to={routePath('sitting', { id })}>Continuar o simulado</ButtonLink>
        </>
      }
    />
  );
}

function Begin({ offer, onClose }: { offer: SittingOffer; onClose: () => void }) {
  const group = useId();
  const parts = sittingParts(offer);
  // A fixed id, so that a repeated request begins only one sitting.
  const [id] = useState(createUuid);
  const [chosen, setChosen] = useState(0);
  const [language, setLanguage] = useState<string | null>(null);
  const [begin, { isLoading, error, isSuccess }] = useBeginSittingMutation();
  const part = parts[chosen] ?? parts[0];
  const languages = part ? languagesOf(offer, part) : [];
  const needsLanguage = languages.length > 0 && (language === null || !languages.includes(language));

  async function handleBegin() {
    const { data } = await begin({
      id,
      prova_id: offer.prova_id,
      areas: part?.areas ?? [],
      idioma: languages.length > 0 ? language : null,
    });
    if (data) location.assign(routePath('sitting', { id: data.id }));
  }

  return (
    <ActionDialog
      title={TITLE}
      description={offer.nome}
      action="Começar agora"
      busy={isLoading || isSuccess}
      disabled={needsLanguage}
      onAct={() => void handleBegin()}
      onClose={onClose}
    >
      <Stack $gap="x3">
        <RadioGroup legend="O que resolver">
          {parts.map((one, at) => (
            <Radio
              key={one.label}
              name={`${group}-parte`}
              facts={one.facts}
              checked={chosen === at}
              onChange={() => setChosen(at)}
            >
              {one.label}
            </Radio>
          ))}
        </RadioGroup>
        {languages.length > 0 ? (
          <RadioGroup legend="Língua estrangeira">
            {languages.map((one) => (
              <Radio key={one} name={`${group}-lingua`} checked={language === one} onChange={() => setLanguage(one)}>
                <Capital>{one}</Capital>
              </Radio>
            ))}
          </RadioGroup>
        ) : null}
        <Rules offer={offer} />
        <FailureNote error={error} />
      </Stack>
    </ActionDialog>
  );
}

function Rules({ offer: { penaliza_erro } }: { offer: SittingOffer }) {
  const { user } = useSession();
  const isLimited = user ? limitsOf(user).questionsPerDay !== null : false;
  return (
    <List>
      <li>O tempo corre no servidor, mesmo com a página fechada. Você pode pausar; as pausas aparecem no resultado.</li>
      <li>Até o fim, o gabarito, os comentários e as estatísticas destas questões ficam escondidos em todo o site.</li>
      <li>
        {penaliza_erro
          ? 'Cada resposta errada anula uma certa; em branco vale 0.'
          : 'Resposta errada e em branco valem 0.'}
      </li>
      <li>Sem conexão, suas marcações ficam guardadas neste aparelho e seguem quando ela voltar.</li>
      {isLimited ? (
        <li>No plano gratuito o simulado usa as questões que restam no seu dia, e não é interrompido pelo limite.</li>
      ) : null}
    </List>
  );
}

const Capital = styled.span`
  &::first-letter {
    text-transform: uppercase;
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${token.space.half};
  padding-left: ${token.space.x2};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
  & > li {
    list-style: disc;
    text-wrap: pretty;
  }
`;
