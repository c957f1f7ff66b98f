/**
 * Colours by role, never by hue: a component states a colour's purpose, and the theme defines it. One teal accent for
 * actions; amber is reserved for incidence, so warnings are plum.
 */
export interface Palette {
  /** The page background. */
  paper: string;
  /** A raised surface: fields, menus, dialogs. */
  sheet: string;
  /** A sunken surface: code, skeletons, quiet areas. */
  well: string;
  ink: string;
  inkSoft: string;
  inkFaint: string;
  /** Hairlines between elements; decoration only. */
  rule: string;
  /** Borders that show the bounds of a control (3:1). */
  edge: string;
  accent: string;
  accentStrong: string;
  accentWash: string;
  onAccent: string;
  focus: string;
  /** Incidence, from seldom to often asked. */
  heat1: string;
  heat2: string;
  heat3: string;
  heat4: string;
  /**
   * The share of right answers, from few to most: red to blue, which are distinguishable without red-green vision. Blue
   * is reserved for accuracy, as teal is for progress (docs/decisions/120). A share drawn in one colour has the last
   * one.
   */
  accuracy1: string;
  accuracy2: string;
  accuracy3: string;
  accuracy4: string;
  /** Progress: the completed part of a route, a day or a plan. */
  walked: string;
  heatInk: string;
  heatWash: string;
  success: string;
  successWash: string;
  danger: string;
  dangerStrong: string;
  dangerWash: string;
  onDanger: string;
  warning: string;
  warningWash: string;
  info: string;
  infoWash: string;
  /** A passage that the student marked. */
  mark: string;
  /** The background of printed pictures; light in both themes, because their lines are black. */
  plate: string;
  veil: string;
  shadowSheet: string;
  shadowLift: string;
}

export const lightTokens: Palette = {
  paper: '#faf8f3',
  sheet: '#fffefb',
  well: '#f1eee6',
  ink: '#191f24',
  inkSoft: '#434d55',
  inkFaint: '#5f686f',
  rule: '#dfdacd',
  edge: '#878375',
  accent: '#0b6660',
  accentStrong: '#084b47',
  accentWash: '#e2efeb',
  onAccent: '#ffffff',
  focus: '#0b6660',
  heat1: '#f0dfb8',
  heat2: '#e6c072',
  heat3: '#d4952a',
  heat4: '#bd7a10',
  accuracy1: '#a02f27',
  accuracy2: '#d9978c',
  accuracy3: '#9cb2dd',
  accuracy4: '#34569b',
  walked: '#0b6660',
  heatInk: '#744707',
  heatWash: '#f9f0dc',
  success: '#296330',
  successWash: '#e5f0e2',
  danger: '#a02f27',
  dangerStrong: '#7f231c',
  dangerWash: '#fae9e6',
  onDanger: '#ffffff',
  warning: '#733b68',
  warningWash: '#f5eaf2',
  info: '#2c5080',
  infoWash: '#e7eef6',
  mark: '#d5ebe6',
  plate: '#fffefb',
  veil: 'rgb(25 31 36 / 0.48)',
  shadowSheet: '0 1px 2px rgb(52 44 25 / 0.08), 0 8px 24px rgb(52 44 25 / 0.10)',
  shadowLift: '0 2px 4px rgb(52 44 25 / 0.10), 0 24px 64px rgb(52 44 25 / 0.18)',
};

/** Dark theme: warm letters on blue-black; colours are lightened, not inverted. */
export const darkTokens: Palette = {
  paper: '#12171b',
  sheet: '#1a2126',
  well: '#0d1114',
  ink: '#e9e4d8',
  inkSoft: '#bdbdb4',
  inkFaint: '#989d9a',
  rule: '#2a343a',
  edge: '#6d7a80',
  accent: '#62c6ba',
  accentStrong: '#8bdacf',
  accentWash: '#15302e',
  onAccent: '#05211e',
  focus: '#8bdacf',
  heat1: '#40341c',
  heat2: '#74571f',
  heat3: '#b18331',
  heat4: '#e4b355',
  accuracy1: '#d2665b',
  accuracy2: '#8f5850',
  accuracy3: '#46629c',
  accuracy4: '#8fb0ea',
  walked: '#3c9a90',
  heatInk: '#ecc67f',
  heatWash: '#2c2517',
  success: '#93cf95',
  successWash: '#1a2e20',
  danger: '#f29b91',
  dangerStrong: '#f7bbb4',
  dangerWash: '#391f1e',
  onDanger: '#2c0c0a',
  warning: '#dfadd3',
  warningWash: '#33222f',
  info: '#a3c1e6',
  infoWash: '#1b2a3b',
  mark: '#1d4541',
  plate: '#e9e4d8',
  veil: 'rgb(3 5 7 / 0.64)',
  shadowSheet: '0 1px 2px rgb(0 0 0 / 0.4), 0 8px 24px rgb(0 0 0 / 0.4)',
  shadowLift: '0 2px 4px rgb(0 0 0 / 0.4), 0 24px 64px rgb(0 0 0 / 0.56)',
};
