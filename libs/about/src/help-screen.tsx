import { AnswerList, Lead, PageTitle, SectionTitle } from '@mapa/ui-kit';
import { HELP } from './help';
import { Paper, Part } from './paper';

/** What students ask, by theme: the help centre of a deployment that names no other. */
export function HelpScreen() {
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
    </Paper>
  );
}
