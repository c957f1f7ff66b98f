import { useAuditQuery } from '@mapa/api-client';
import { counted } from '@mapa/domain';
import { EmptyState, HistoryIcon, SectionTitle, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { AUDIT_ADDRESS } from '../audit/audit-address';
import { AuditRow } from '../audit/audit-row';
import { FoundRows } from '../lists/found';

/** Acts of the staff on a question, latest first; older pages are in the audit log. */
export function QuestionAudit({ id }: { id: number }) {
  const query = useAuditQuery({ questao_id: id });
  return (
    <Part aria-label="Auditoria da questão">
      <SectionTitle as="h2">O que foi feito</SectionTitle>
      <FoundRows
        label="Atos"
        query={query}
        count={(total) => counted(total, 'ato', 'atos')}
        failure="A auditoria não pôde ser carregada"
        empty={
          <EmptyState icon={<HistoryIcon />} title="Nenhum ato ainda">
            O que a equipe mudar nesta questão aparece aqui.
          </EmptyState>
        }
        pages={{ linkTo: (page) => AUDIT_ADDRESS.to({ questao_id: id, page }) }}
      >
        {({ data }) => data.map((entry) => <AuditRow key={entry.id} entry={entry} />)}
      </FoundRows>
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x1};
  padding-top: ${token.space.x3};
  border-top: 1px solid ${token.color.rule};
`;
