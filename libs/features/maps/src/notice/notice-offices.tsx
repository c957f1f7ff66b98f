import { counted, EDUCATION_LEVELS, optionLabel } from '@mapa/domain';
import { ChevronRightIcon, Link, Meta, SectionTitle, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { NoticeProgramme } from '../model';
import { studyAddress } from './programme-data';

/** The offices of an edital, each with the address of its programme. */
export function NoticeOffices({ programme: { id, cargos } }: { programme: NoticeProgramme }) {
  return (
    <Section>
      <SectionTitle>Qual é o seu cargo?</SectionTitle>
      <p>O edital tem {counted(cargos.length, 'cargo', 'cargos')}; o programa depende dele.</p>
      <Rows aria-label="Cargos">
        {cargos.map(({ indice, nome, escolaridade }) => (
          <li key={indice}>
            <Office look="quiet" to={studyAddress(id, indice)}>
              <span>
                <strong>{nome}</strong>
                {escolaridade ? <Meta as="span">{optionLabel(EDUCATION_LEVELS, escolaridade)}</Meta> : null}
              </span>
              <ChevronRightIcon size={20} aria-hidden />
            </Office>
          </li>
        ))}
      </Rows>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${token.space.x1};
`;

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x1};
  max-width: 44rem;
  margin-top: ${token.space.x1};
`;

const Office = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.x2};
  min-height: ${token.target};
  padding: ${token.space.x1h} ${token.space.x2};
  border: 1px solid ${token.color.edge};
  border-radius: ${token.radius.medium};
  background: ${token.color.sheet};
  overflow-wrap: anywhere;
  text-decoration: none;
  &:hover {
    border-color: ${token.color.accent};
    background: ${token.color.accentWash};
  }
  & > span {
    display: grid;
    gap: ${token.space.half};
  }
  & > svg {
    flex: none;
    color: ${token.color.inkFaint};
  }
`;
