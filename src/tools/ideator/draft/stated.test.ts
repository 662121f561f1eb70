import { describe, expect, it } from 'vitest';
import { isReasonToStop, isStated } from './stated.ts';

describe('what stands among the uncertainties', () => {
	it.each([
		'If less than 5% are late I would drop this',
		'If he sells up I give up',
		'If the union is against it, forget it',
		'If they all have one I will leave it',
		'it is not worth it if they have one',
		'If the processor does the paperwork for them already then theres no point',
		'If he have already a daughter who make all of this, then it is not for me',
		'If it is free elsewhere it is not for us',
		'If nobody pays it makes no sense',
		'If the board is against it I look elsewhere',
		'If they laugh we stop here',
		'If they laugh we stop this',
	])('is a reason to stop: %s', (words) => {
		expect(isReasonToStop(words)).toBe(true);
	});

	it.each(['Would they drop it if it rains?', 'If they pay', 'No point in asking'])('is none: %s', (words) => {
		expect(isReasonToStop(words)).toBe(false);
	});

	it.each([
		"There's no phone signal on some leases",
		'There is no signal',
		'There are two harbours',
		'theres no signal',
		"It's done on paper",
		'It is done on paper',
		'Most have SiteLink',
		'All are members',
		'Some are members',
		'They have a van',
		'They are busy in May',
		'They use paper',
		'They do it at night',
		'They already pay somebody',
		'If they agree I would begin in May',
		'If they agree we’ll begin',
	])('is known already: %s', (words) => {
		expect(isStated(words)).toBe(true);
	});

	it.each([
		'Would the old blokes even use it',
		'They have already a software?',
		'There are maybe two',
		'There is perhaps one',
		'It is unclear',
		'They are probably busy',
		'Most have SiteLink i think',
		'Some might pay',
		'All of them, not sure',
		'It is open whether they pay',
	])('is not: %s', (words) => {
		expect(isStated(words)).toBe(false);
	});
});
