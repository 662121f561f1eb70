import { describe, expect, it } from 'vitest';
import { checkEmail } from './check-email.ts';

const against = {
	name: 'Ada Quist',
	postalAddress: '1 Mill Lane, Ely CB7 4AA',
	facts: ['Opened a bakery in Soham', 'Lemon Street Bakery'],
};

const filler = 'The oven is lit at four and the first loaves are out by six each day. ';

function bodyOf(text: string, closing = 'Ada Quist\nOwner, Quist Ovens'): string {
	return `Hi Bo,\n\n${text}\n\n${closing}\n\n1 Mill Lane, Ely CB7 4AA\nTo opt out, reply "no".`;
}

function found(subject: string, body: string) {
	return Object.fromEntries(checkEmail(subject, body, against).map((check) => [check.rule, check]));
}

describe('the checks of an email', () => {
	it('COLD-29: counts the words between greeting and signature, without gaps', () => {
		const words = (text: string) => found('Two words', bodyOf(text)).words;
		expect(words('one two three [add what you sell] four')).toMatchObject({ value: '4', ok: false });
		expect(words('word '.repeat(49))).toMatchObject({ ok: false });
		expect(words('word '.repeat(50))).toMatchObject({ ok: true });
		expect(words('word '.repeat(125))).toMatchObject({ ok: true });
		expect(words('word '.repeat(126))).toMatchObject({ value: '126', ok: false });
	});

	it('COLD-30: measures the subject in words and characters', () => {
		const subject = (text: string) => found(text, bodyOf(filler)).subject;
		expect(subject('Early loaves')).toMatchObject({ value: '2 words, 12 characters', ok: true });
		expect(subject('Loaves')).toMatchObject({ ok: false });
		expect(subject('One two three four five six seven')).toMatchObject({ ok: false });
		expect(subject(`Ovens ${'x'.repeat(40)}`)).toMatchObject({ ok: false });
	});

	it('COLD-31: finds every question before the signature, and marks its sentence', () => {
		const { asks } = found('Early loaves', bodyOf('Who lights it? Is it you? See https://a.example/?b=c for more.'));
		expect(asks).toMatchObject({ ok: false, value: '2, one is clearer', places: ['Who lights it?', 'Is it you?'] });
		expect(found('Early loaves', bodyOf('Who lights it?', 'Ada Quist\nWhy not?')).asks?.ok).toBe(true);
		expect(found('Early loaves', bodyOf(filler)).asks).toMatchObject({ ok: false, value: '0, end on one question' });
	});

	it('COLD-33: asks for the postal address and an opt-out, each by name', () => {
		expect(found('Early loaves', bodyOf(filler)).footer).toMatchObject({ ok: true, value: 'Present' });
		expect(found('Early loaves', 'Hi Bo,\n\nText.\n\n1 Mill Lane,\nEly CB7 4AA').footer?.value).toBe('No opt-out');
		expect(found('Early loaves', 'Hi Bo,\n\nText.\n\nTo opt out, write.').footer?.value).toBe('No postal address');
		expect(found('Early loaves', 'Hi Bo').footer?.value).toBe('Both missing');
	});

	it('names spam-prone phrases, links and the hardest sentence', () => {
		const hard =
			'Organisational interoperability necessitates comprehensive multidisciplinary accountability considerations.';
		const checks = found('Early loaves', bodyOf(`${hard} Act now, it is risk free. Look at www.ovens.example today.`));
		expect(checks.spam).toMatchObject({ ok: false, value: 'Act now, risk free' });
		expect(checks.links).toMatchObject({ ok: false, value: '1' });
		expect(checks.grade).toMatchObject({ ok: false, places: [hard] });
	});

	it('grades no text in another language', () => {
		const german = 'Die Öfen brennen ab vier Uhr, und die ersten Brote kommen gegen sechs Uhr heraus.';
		expect(found('Frühe Brote', bodyOf(german)).grade).toMatchObject({ value: 'Not English', ok: true });
	});

	it('counts the sentences that use a fact about the recipient', () => {
		const { facts } = found(
			'Early loaves',
			bodyOf(`You opened a bakery in Soham. ${filler}It suits Lemon Street Bakery.`),
		);
		expect(facts).toMatchObject({ ok: true, value: '2' });
		expect(found('Early loaves', bodyOf(filler)).facts).toMatchObject({ ok: false, value: '0' });
	});
});
