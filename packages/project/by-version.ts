/** Order of versions, oldest first: `2.9.0` comes before `2.10.0`. */
export const byVersion = new Intl.Collator('en', { numeric: true }).compare;
