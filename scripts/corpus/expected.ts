/** What each shared file holds; files that are not listed are not compared. */

import type { Expected } from './expectation.ts';
import { JSON_FILES } from './expected-json.ts';
import { TEXTS } from './expected-text.ts';
import { MALFORMED, NOT_CALLS, UNNAMED } from './expected-unnamed.ts';

export const EXPECTED: Expected = { ...TEXTS, ...UNNAMED, ...MALFORMED, ...NOT_CALLS, ...JSON_FILES };
