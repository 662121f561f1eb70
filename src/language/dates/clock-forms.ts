import { at } from '../numbers/tokens.ts';
import { clockAt } from './clock.ts';
import type { DateForm } from './date-form.ts';
import { PARTS_OF_DAY } from './date-words.ts';
import type { When } from './when.ts';

/** "We are at ten" is a level, not an hour. */
const IS_LEVEL =
	/^(?:are|is|was|were|be|been|now|currently|priced|it's|we're|i'm|that's|they're|down|up|stuck|runs|running|look|looking|sits?|million)$/;

const thisDay = (said: When): When => ({ relative: 'day', offset: 0, ...said });

/** Today and its parts, and times of day without a day before them. */
export const CLOCK_FORMS: readonly DateForm[] = [
	{
		id: 'today and yesterday',
		pattern: ['today ,? {time}', 'today', 'eod|cob', 'end of day', 'close of play|business'],
		when: ({ time }, words) => thisDay(time ?? (words.includes('today') ? {} : { partOfDay: 'end' })),
		unless: (tokens, _, next) => at(tokens, next) === "'s",
		finds: [['today by evening', { relative: 'day', offset: 0, partOfDay: 'evening' }]],
		leaves: ["today's market"],
	},
	{
		id: 'this morning',
		pattern: ['this morning|afternoon|evening'],
		when: (_, words) => thisDay({ partOfDay: PARTS_OF_DAY.get(words.at(-1) ?? '') }),
		finds: [
			['this morning', { relative: 'day', offset: 0, partOfDay: 'morning' }],
			['this afternoon', { relative: 'day', offset: 0, partOfDay: 'afternoon' }],
			['this evening', { relative: 'day', offset: 0, partOfDay: 'evening' }],
		],
		leaves: ['every afternoon'],
	},
	{
		id: 'tonight',
		pattern: ['tonight ,? {time}', 'tonight'],
		when: ({ time }) => thisDay({ partOfDay: 'night', ...(time?.or === undefined ? time : { time: time.or }) }),
		finds: [['tonight', { relative: 'day', offset: 0, partOfDay: 'night' }]],
		leaves: ['the night'],
	},
	{
		id: 'hour',
		pattern: ['{clock}'],
		when: ({ clock }) => clock ?? null,
		unless: (tokens, from, next) => PARTS_OF_DAY.has(at(tokens, from)) || at(tokens, next) === '%',
		finds: [
			['half one', { time: '01:30', or: '13:30' }],
			['quarter past ten', { time: '10:15', or: '22:15' }],
			['10:30 pm', { time: '22:30' }],
			["three o'clock", { time: '03:00', or: '15:00' }],
			['noon', { time: '12:00' }],
			['two in the afternoon', { time: '14:00' }],
			['quarter to nine', { time: '08:45', or: '20:45' }],
		],
		leaves: ['half one hundred', 'two in a row', '10:30:15', 'half of it', 'ten to fifteen seats'],
	},
	{
		id: 'at an hour',
		pattern: ['at about|around? {hour}'],
		when: ({ hour }) => hour ?? null,
		unless: (tokens, from) => IS_LEVEL.test(at(tokens, from - 1)) || clockAt(tokens, from + 1) !== null,
		finds: [['see you at two', { time: '02:00', or: '14:00' }]],
		leaves: ['we are at ten', 'at two locations', 'at two percent', 'at three hundred'],
	},
];
