import type { ResultOf } from '@mapa/api-contract';
import { changed, sampleUuid, type Changes } from './change';

type Person = ResultOf<'GET /api/customer-area/desk/person'>['data'][number];
type AuditEntry = ResultOf<'GET /api/customer-area/desk/audit'>['data'][number];

/** A teacher's account, as a master sees it. */
export const samplePerson = (changes: Changes<Person> = {}): Person =>
  changed<Person>(
    {
      id: sampleUuid(201),
      nome: 'Rui Prado',
      email: 'rui@exemplo.com.br',
      papel: 'professor',
      criado_em: '2026-03-14T12:30:00.000Z',
    },
    changes,
  );

/** The act that gave them the role. */
export const sampleAuditEntry = (changes: Changes<AuditEntry> = {}): AuditEntry =>
  changed<AuditEntry>(
    {
      id: 1,
      em: '2026-03-15T12:30:00.000Z',
      por: 'equipe',
      autor: { nome: 'Ana Souza', email: 'ana@exemplo.com.br' },
      ato: 'papel_concedido',
      objeto: 'pessoa',
      objeto_id: sampleUuid(201),
      objeto_nome: 'Rui Prado (rui@exemplo.com.br)',
      antes: { papel: 'estudante' },
      depois: { papel: 'professor' },
    },
    changes,
  );
