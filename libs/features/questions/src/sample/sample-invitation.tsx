import { useSession, useSessionActions } from '@mapa/auth';
import { fromAddress, listAddress, routePath } from '@mapa/domain';
import type { QuestionView } from '@mapa/question';
import { Button, ButtonLink, Cluster, Link, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

const questionsAbout = listAddress<{ assunto_id: number[] }>(
  routePath('questions'),
  { assunto_id: { key: 'assunto_id[]', read: fromAddress.ids } },
  [],
);

interface SampleInvitationProps {
  question: Pick<QuestionView, 'assunto'>;
  /** Whether the browser stored the answer. */
  isKept: boolean;
}

const KEPT =
  'Sua resposta fica guardada neste navegador por 7 dias. Crie uma conta grátis nesse tempo, e ela entra no seu histórico.';
const NOT_KEPT =
  'Este navegador não permite guardar a sua resposta. Com uma conta grátis, as próximas ficam no seu histórico.';

/** States what happens to the answer: a visitor learns what an account is for, a student that it goes to their own. */
export function SampleInvitation({ question, isKept }: SampleInvitationProps) {
  const { user } = useSession();
  const { openLogin } = useSessionActions();
  const subject = question.assunto.at(-1);
  const more = subject ? (
    <Link to={questionsAbout.to({ assunto_id: [subject.id] })}>Mais questões sobre {subject.nome}</Link>
  ) : null;
  if (user)
    return (
      <Box>
        <p>Se é a sua primeira resposta a esta questão, ela conta na sua conta.</p>
        <Cluster $gap="x2">
          <ButtonLink variant="secondary" to={routePath('today')}>
            Ir para Hoje
          </ButtonLink>
          {more}
        </Cluster>
      </Box>
    );
  return (
    <Box>
      <p>{isKept ? KEPT : NOT_KEPT}</p>
      <Cluster $gap="x2">
        <ButtonLink to={routePath('signUp')}>Criar conta grátis</ButtonLink>
        <Button variant="secondary" onClick={() => openLogin({})}>
          Já tenho conta
        </Button>
        {more}
      </Cluster>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${token.space.x1h};
  padding-top: ${token.space.x1h};
  border-top: 1px solid ${token.color.rule};
  & > p {
    color: ${token.color.inkSoft};
  }
`;
