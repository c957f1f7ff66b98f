import { useBoletoQuery } from '@mapa/api-client';
import { SANDBOX_NOTICE, legalDayText, money } from '@mapa/domain';
import { Button, Link, PrinterIcon, Skeleton, media, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { Boleto, Payment } from '../model';
import { Row } from '../price/row';
import { barsOf } from './bars';
import { CodeToCopy } from './code-to-copy';

/** A pending boleto: its payment line, and the printed sheet. */
export function BoletoSlip({ payment: { id, boleto_linha, vence_em } }: { payment: Payment }) {
  const { currentData: boleto, error, refetch } = useBoletoQuery({ id }, { skip: !boleto_linha });
  if (!boleto_linha) return <p>O boleto ainda está sendo gerado. Ele aparece aqui assim que o provedor responder.</p>;
  return (
    <Slip>
      <NotPrinted>
        {vence_em ? (
          <p>
            Pague até {legalDayText(vence_em)} em qualquer banco ou pelo aplicativo do seu. O banco pode levar até três
            dias úteis para avisar.
          </p>
        ) : null}
        <CodeToCopy label="Linha digitável" code={boleto_linha} action="Copiar linha digitável" />
      </NotPrinted>
      {boleto ? <Sheet boleto={boleto} /> : null}
      {!boleto && !error ? <Skeleton height="18rem" /> : null}
      {!boleto && error ? (
        <NotPrinted>
          <p>A folha para imprimir não pôde ser carregada; a linha acima basta para pagar.</p>
          <Button variant="secondary" size="small" onClick={() => void refetch()}>
            Tentar novamente
          </Button>
        </NotPrinted>
      ) : (
        <NotPrinted>
          <Button variant="secondary" icon={<PrinterIcon size={18} aria-hidden />} onClick={() => print()}>
            Imprimir boleto
          </Button>
          {boleto?.url ? (
            <Link to={boleto.url} target="_blank">
              Abrir o boleto no site do provedor
            </Link>
          ) : null}
        </NotPrinted>
      )}
    </Slip>
  );
}

function Sheet({ boleto }: { boleto: Boleto }) {
  const { beneficiario, pagador, linha_digitavel, codigo_barras, valor_centavos, vence_em, descricao, demonstracao } =
    boleto;
  const bars = codigo_barras ? barsOf(codigo_barras) : null;
  const address = pagador.endereco;
  return (
    <Printed aria-label="Boleto para imprimir">
      {demonstracao ? <strong>{SANDBOX_NOTICE} Este boleto não pode ser pago em um banco.</strong> : null}
      <dl>
        <Row name="Beneficiário">
          {beneficiario.nome}, CNPJ {beneficiario.cnpj}, {beneficiario.endereco}
        </Row>
        <Row name="Pagador">
          {pagador.nome}, CPF {pagador.cpf}
          {address
            ? `, ${address.logradouro}, ${address.numero}${address.complemento ? `, ${address.complemento}` : ''}, ${address.bairro}, ${address.cidade}, ${address.uf.toUpperCase()}, ${address.cep}`
            : null}
        </Row>
        <Row name="Descrição">{descricao}</Row>
        <Row name="Vencimento">{legalDayText(vence_em)}</Row>
        <Row name="Valor">{money(valor_centavos)}</Row>
        <Row name="Linha digitável">{linha_digitavel}</Row>
      </dl>
      {bars ? (
        <svg
          role="img"
          aria-label="Código de barras"
          viewBox={`0 0 ${bars.width} 1`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
        >
          <path d={bars.path} fill="currentColor" />
        </svg>
      ) : null}
    </Printed>
  );
}

const Slip = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x2};
`;

const NotPrinted = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space.x1h};
  & > div {
    width: 100%;
  }
  ${media.print} {
    display: none;
  }
`;

/** The bars of a boleto measure 103 mm by 13 mm. */
const Printed = styled.section`
  display: grid;
  gap: ${token.space.x2};
  padding: ${token.space.x2};
  border: 1px solid ${token.color.edge};
  background: ${token.color.plate};
  color: ${token.color.ink};
  font-variant-numeric: tabular-nums;
  & > dl {
    display: grid;
    gap: ${token.space.x1};
  }
  & dt {
    font-size: ${token.size.tiny};
  }
  & dd {
    font-weight: ${token.weight.medium};
    overflow-wrap: anywhere;
  }
  & > svg {
    width: 103mm;
    max-width: 100%;
    height: 13mm;
  }
`;
