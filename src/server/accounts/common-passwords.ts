/** Whether a password is among those that attackers try first, plain or disguised in the usual ways. */

/** Digits and symbols that stand for letters: "P@ssw0rd". A 1 is read as an i or as an l. */
const LOOK_ALIKES = {
	0: 'o',
	1: 'i',
	3: 'e',
	4: 'a',
	5: 's',
	7: 't',
	8: 'b',
	9: 'g',
	'@': 'a',
	$: 's',
	'!': 'i',
	'|': 'i',
	'+': 't',
	'€': 'e',
};
const LOOK_ALIKES_OF_L = { ...LOOK_ALIKES, 1: 'l', '!': 'l', '|': 'l' };

/** Digits typed with the shift key held: "!QAZ@WSX". */
const SHIFTED = { '!': '1', '@': '2', '#': '3', $: '4', '%': '5', '^': '6', '&': '7', '*': '8', '(': '9', ')': '0' };

/** Neighbours on a keyboard and in the alphabet; the package's list leaves such runs out. */
const RUNS = ['0123456789', '1234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap(
	(run) => [run, [...run].reverse().join('')],
);

/** A day of this or the last century as eight digits, in the orders that people use. */
const DAY = /^(?:[0-3]\d[0-3]\d(?:19|20)\d\d|(?:19|20)\d\d[0-3]\d[0-3]\d)$/;

/** Fewer letters are not a word; what people add around one is short, or itself common. */
const LEAST_WORD = 3;
const MOST_AROUND = 6;
const MOST_DIGITS_AROUND = 4;

type Listed = ReadonlySet<string>;
let list: Promise<Listed> | undefined;

/** About 49,000 passwords in lower case. Loaded at first use: 50 ms, and 4 MB for the life of the process. */
function commonPasswords(): Promise<Listed> {
	list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
	return list;
}

export async function isCommonPassword(password: string): Promise<boolean> {
	const listed = await commonPasswords();
	return coresOf(password.normalize('NFKC').toLowerCase(), listed)
		.flatMap(readingsOf)
		.some((reading) => isCommon(reading, listed));
}

/** Whether a password is nothing but `own`, e.g. a name, with the usual additions. */
export async function isDressedUp(password: string, own: string): Promise<boolean> {
	const plain = lettersAndDigits(own.normalize('NFKC').toLowerCase());
	if (plain.length < LEAST_WORD) return false;
	return coresOf(password.normalize('NFKC').toLowerCase(), await commonPasswords())
		.flatMap(readingsOf)
		.some((reading) => lettersAndDigits(reading) === plain);
}

/** The password itself, without its symbols, and without what people add before and after a word. */
function coresOf(password: string, listed: Listed): string[] {
	const before = /^\P{L}*/u.exec(password)?.[0] ?? '';
	const after = before === password ? '' : (/(?<!\P{L})\P{L}*$/u.exec(password)?.[0] ?? '');
	const from = isUsualAround(before, listed) ? before.length : 0;
	const to = password.length - (isUsualAround(after, listed) ? after.length : 0);
	const words = [password.slice(0, to), password.slice(from), password.slice(from, to)];
	const number = /\d{6,}/.exec(password)?.[0];
	return [
		password,
		lettersAndDigits(password),
		...words.filter((word) => word.length >= LEAST_WORD),
		...(number && password.length - number.length <= LEAST_WORD ? [number] : []),
	];
}

function isUsualAround(around: string, listed: Listed): boolean {
	const digits = around.replace(/\D/g, '');
	return (around.length <= MOST_AROUND && digits.length <= MOST_DIGITS_AROUND) || isCommon(digits, listed);
}

function readingsOf(text: string): string[] {
	return [text, ...[LOOK_ALIKES, LOOK_ALIKES_OF_L, SHIFTED].map((meaning) => readAs(text, meaning))];
}

function readAs(text: string, meaning: Readonly<Record<string, string>>): string {
	return [...text].map((character) => meaning[character] ?? character).join('');
}

function isCommon(text: string, listed: Listed): boolean {
	if (listed.has(text) || DAY.test(text)) return true;
	if (text.length < LEAST_WORD) return false;
	const repeated = /^(.+?)\1+$/u.exec(text)?.[1];
	if (repeated !== undefined) return repeated.length <= MOST_DIGITS_AROUND || isCommon(repeated, listed);
	return RUNS.some((run) => run.includes(text));
}

function lettersAndDigits(text: string): string {
	return text.replace(/[^\p{L}\p{N}]/gu, '');
}
