import type { Example } from '../testing.ts';

const LONG = 'It picks up at the second ring and writes down who called and what they want. '.repeat(9).trim();

/** A call with times: from, to, who, what. */
function timed(...spoken: [number, number, string, string][]): string[] {
	const at = (second: number) =>
		`00:${String(Math.floor(second / 60)).padStart(2, '0')}:${String(second % 60).padStart(2, '0')}.000`;
	return [
		'WEBVTT',
		'',
		...spoken.flatMap(([from, to, who, what]) => [`${at(from)} --> ${at(to)}`, `<v ${who}>${what}</v>`, '']),
	];
}

const CUT_IN: [number, number, string, string][] = [0, 20, 40].flatMap((from): [number, number, string, string][] => [
	[from, from + 10, 'Bea', 'At night nobody is there to pick up the phone.'],
	[from + 6, from + 14, 'Sam', 'We can mend that for you.'],
]);
const WAITS = CUT_IN.map(([from, to, who, what]): [number, number, string, string] =>
	who === 'Sam' ? [from + 6, to + 4, who, what] : [from, to, who, what],
);

export const TALK_EXAMPLES: readonly Example[] = [
	{
		id: 'talk share',
		call: [`Sam: ${LONG}`, 'Bea: I see.'],
		unless: { 2: `Bea: ${LONG}` },
	},
	{
		id: 'long turn',
		call: [`Sam: ${LONG}`, 'Bea: I see.'],
		unless: { 1: 'Sam: It picks up at the second ring.' },
	},
	{
		id: 'interruptions',
		call: timed(...CUT_IN),
		unless: Object.fromEntries(timed(...WAITS).map((line, index) => [index + 1, line])),
	},
	{
		id: 'fillers',
		call: [`Sam: ${'Um, it, uh, picks up, um, at the ring. '.repeat(25).trim()}`, 'Bea: I see.'],
		unless: { 1: `Sam: ${'It picks up at the ring. '.repeat(35).trim()}` },
	},
	{
		id: 'rushing',
		call: timed([0, 40, 'Sam', `${LONG} ${LONG}`.slice(0, 1100)], [41, 43, 'Bea', 'I see.']),
		unless: { 3: '00:00:00.000 --> 00:02:00.000', 6: '00:02:01.000 --> 00:02:03.000' },
	},
	{
		id: 'brochure words',
		call: ['Sam: It is a best-in-class, seamless tool.', 'Bea: I see.'],
		unless: { 1: 'Sam: It is a good tool.' },
	},
];
