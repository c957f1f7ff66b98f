import { AnswerList, Lead, PageTitle, SectionTitle } from '@mapa/ui-kit';
import { HELP } from './help';
import { Paper, Part } from './paper';

interface HelpScreenProps {
  /** The support's e-mail address; empty if none is configured. */
  contactEmail: string;
  /** Address for questions about personal data; empty if none is configured. */
  privacyEmail: string;
}

/**
 * Frequent questions by theme and the contact address: the built-in help centre, for deployments without
 * HELP_CENTER_URL.
 */
export function HelpScreen({ contactEmail, privacyEmail }: HelpScreenProps) {
  return (
    <Paper>
      <header>
        <PageTitle>Ajuda</PageTitle>
        <Lead>O que os estudantes mais perguntam.</Lead>
      </header>
      {HELP.map(({ id, title, items }) => (
        <Part key={id} aria-labelledby={id}>
          <SectionTitle id={id}>{title}</SectionTitle>
          <AnswerList items={items} />
        </Part>
      ))}
      <Part aria-labelledby="contato">
        <SectionTitle id="contato">Fale com a gente</SectionTitle>
        {contactEmail === '' ? (
          <p>
            Este site ainda não tem um e-mail de atendimento. Um erro em uma questão pode ser avisado nela mesma, em
            “Avisar de um erro”.
          </p>
        ) : (
          <p>
            Não achou a resposta? Escreva para <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
          </p>
        )}
        {privacyEmail === '' ? null : (
          <p>
            Sobre os seus dados pessoais, escreva ao encarregado: <a href={`mailto:${privacyEmail}`}>{privacyEmail}</a>.
          </p>
        )}
      </Part>
    </Paper>
  );
}
