/** The doubt about each question of a paper without a key. */
export const NO_KEY_DOUBT = 'não há gabarito';
