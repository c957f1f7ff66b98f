import { useSession } from '@mapa/auth';
import { routePath } from '@mapa/domain';
import { ButtonLink, EmptyState, Lead, Link, Page, PageTitle, Stack, media, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { NoPlans } from '../offer/no-plans';
import { OfferList, OfferListWaiting } from '../offer/offer-list';
import { SandboxNotice } from '../payment/sandbox-notice';
import { OnSale } from './on-sale';

/** Questions of a buyer before the contract, with answers. */
const FACTS: readonly (readonly [name: string, fact: string])[] = [
  ['Nada é cobrado aqui', 'Na próxima página você confere o contrato e o total, e só então paga.'],
  ['Cartão, PIX ou boleto', 'A assinatura, que se renova todo mês até você cancelar, é paga só com cartão.'],
  ['Sete dias para desistir', 'Quem contrata pela internet pode desistir e recebe de volta tudo o que pagou.'],
  ['Já tem um plano pago?', 'Ao passar para outro, o que resta dele vira crédito no preço do novo.'],
];

/** The checkout without a plan in its address: a choice of the paid plans. */
export function ChoosePlanScreen() {
  const { user } = useSession();
  const isStaff = user ? user.role !== 'estudante' : false;
  return (
    <Screen>
      <Stack $gap="x1">
        <PageTitle>Escolha o seu plano</PageTitle>
        <Lead>Todos permitem o mesmo; mudam o prazo e o preço por mês.</Lead>
      </Stack>
      {isStaff ? (
        <EmptyState
          title="A equipe não precisa de plano"
          action={<ButtonLink to={routePath('myMaps')}>Ir para minha área</ButtonLink>}
        >
          Nada a limita, e nada lhe é vendido.
        </EmptyState>
      ) : (
        <OnSale waiting={<OfferListWaiting />}>
          {(plans, settings) => (
            <>
              {settings.demonstracao ? <SandboxNotice /> : null}
              {plans.length === 0 ? <NoPlans /> : <OfferList plans={plans} />}
              {plans.length === 0 ? null : <BeforePaying />}
            </>
          )}
        </OnSale>
      )}
    </Screen>
  );
}

function BeforePaying() {
  return (
    <>
      <Facts aria-label="Antes de pagar">
        {FACTS.map(([name, fact]) => (
          <li key={name}>
            <strong>{name}</strong>
            {fact}
          </li>
        ))}
      </Facts>
      <p>
        <Link to={routePath('plans')}>Comparar com o plano gratuito</Link>
      </p>
    </>
  );
}

const Screen = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space.x4};
  padding-block: ${token.space.x4} ${token.space.x8};
`;

const Facts = styled.ul`
  display: grid;
  gap: ${token.space.x2} ${token.space.x4};
  padding-block: ${token.space.x3};
  border-block: 1px solid ${token.color.rule};
  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.large} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  & > li {
    display: grid;
    align-content: start;
    gap: ${token.space.half};
    color: ${token.color.inkSoft};
    font-size: ${token.size.small};
    line-height: ${token.leading.snug};
    text-wrap: pretty;
  }
  & strong {
    color: ${token.color.ink};
    font-size: ${token.size.body};
    font-weight: ${token.weight.strong};
  }
`;
