/**
 * Whether every test is run (`npm run test:all`, which sets TEST_TIER=all): files named `*.slow.test.ts`, journeys tagged
 * `@slow`, and both databases for what is the same plain SQL on both. `npm test` runs one representative of each.
 */
export const everything = process.env.TEST_TIER === 'all';
