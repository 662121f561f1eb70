import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { checkNewPassword } from './new-password.ts';

const email = 'ada.lovelace@example.com';
const all = (password: string) => checkNewPassword(password, { rules: 'all', email });
const length = (password: string) => checkNewPassword(password, { rules: 'length', email });
const COMMON = 'Password is one of those that are guessed first: choose a less common one, such as a few words';

async function refusal(check: Promise<void>): Promise<{ code: string; message: string; problems: string[] } | null> {
	try {
		await check;
		return null;
	} catch (error) {
		const { code, message, details } = error as { code: string; message: string; details: { problem: string }[] };
		return { code, message, problems: details.map(({ problem }) => problem) };
	}
}

describe('a new password', () => {
	it.each([
		'Password1!',
		'P@ssw0rd123',
		'Qwerty123!',
		'Welcome1!',
		'Letmein#2024',
		'!QAZ2wsx',
		'1qaz!QAZ',
		'!QAZ@WSX3edc',
		'Pa$$w0rd',
		'L3tm31n!!',
		'Summer2025!',
		'Admin@123',
		'123Password!',
		'PasswordPassword1!',
		'Aa123456!',
		'Aa12345678!',
		'Abcdefgh1!',
		'Poiuytrewq1!',
		'Abcabcabc1!',
		'Aaaaaaa1!',
	])('is refused for being common: %s, though it keeps the five rules', async (password) => {
		expect(await refusal(all(password))).toEqual({ code: 'WEAK_PASSWORD', message: COMMON, problems: [COMMON] });
	});

	it.each(['password', '12345678', '87654321', 'iloveyou', 'abcdefgh', '11111111', '24121988', '1qaz1qaz'])(
		'is refused for being common at sign-up too: %s',
		async (password) => {
			expect((await refusal(length(password)))?.problems).toEqual([COMMON]);
		},
	);

	it.each([
		'a-long-test-password',
		'a long enough password',
		'correct horse battery staple',
		'Blue-Tractor-19',
		'Maple7!river',
		'xK9!mQ2z',
		'aB3$eF6&',
		'Two-Kettles-7',
		'caf\u00e9-au-lait',
		'パスワードを忘れた',
	])('that nobody would guess first is taken: %s', async (password) => {
		expect(await isCommonPassword(password)).toBe(false);
	});

	it.each(['AdaLovelace1!', 'Ada.Lovelace2024', 'ada.lovelace@example.com', '@da.L0velace!'])(
		'is refused for being the email address: %s',
		async (password) => {
			expect((await refusal(length(password)))?.problems).toEqual(['Password must not be made of your email address']);
		},
	);

	it('may hold a part of the email address among other words', async () => {
		expect(await refusal(all('Lovelace-7-kettles'))).toBeNull();
		expect(await refusal(checkNewPassword('Jo-likes-7-kettles', { rules: 'all', email: 'jo@example.com' }))).toBeNull();
	});

	it('PASSWORD-6: is told every rule that it breaks', async () => {
		expect((await refusal(all('kettles')))?.problems).toEqual([
			'Password must be at least 8 characters long',
			'Password must contain at least one uppercase letter',
			'Password must contain at least one number',
			'Password must contain at least one special character',
		]);
		expect(await refusal(length('kettles over hills'))).toBeNull();
		expect((await refusal(length('kettle7')))?.problems).toEqual(['Password must be at least 8 characters long']);
	});
});
