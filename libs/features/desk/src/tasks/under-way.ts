/** What is told once a job carries a change out. */
export const UNDER_WAY = 'A mudança começou, e segue no servidor. O andamento aparece nesta página.';
