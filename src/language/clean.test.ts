import { describe, expect, it } from 'vitest';
import { listLines, oneLine, spaced, withoutBullet, withoutEnd, withoutMarkup } from './clean.ts';

describe('text that people paste', () => {
	it('is put on one line', () => {
		expect(oneLine('  Ann\r\n<b>Bell</b>\u2028\t of\u0000 Leeds ')).toBe('Ann Bell of Leeds');
		expect(oneLine('a < b and c > d')).toBe('a < b and c > d');
		expect(oneLine('')).toBe('');
	});

	it('is put on one line as it is', () => {
		expect(spaced('  Ann\r\n<b>Bell</b>\u2028\t of Leeds ')).toBe('Ann <b>Bell</b> of Leeds');
	});

	it('loses its tags and keeps its lines', () => {
		expect(withoutMarkup('one<br/>two\n</p>three')).toBe('one two\n three');
	});

	it('loses the mark of a list', () => {
		expect(['- one', '• two', ' 3. three', '4) four', '–  five', '2024 six'].map(withoutBullet)).toEqual([
			'one',
			'two',
			'three',
			'four',
			'five',
			'2024 six',
		]);
	});

	it('falls into its lines, without marks and blank ones', () => {
		expect(listLines('- one\n\n 2. two\n– three ')).toEqual(['one', 'two', 'three']);
	});

	it('loses its end marks', () => {
		expect(['Really?! ', ' so …', 'e.g.', '“no.”', '...'].map(withoutEnd)).toEqual([
			'Really',
			'so',
			'e.g',
			'“no.”',
			'',
		]);
	});
});
