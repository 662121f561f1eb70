import { expect, it } from 'vitest';
import { stretchesOf } from './pieces.ts';

it('a stretch ends at a comma, but not within brackets', () => {
	expect(stretchesOf('A manager in Cork (Hegarty & Lane, about 60 staff), then 3 years at sea')).toEqual([
		'A manager in Cork (Hegarty & Lane, about 60 staff)',
		'then 3 years at sea',
	]);
});
