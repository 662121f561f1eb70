import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '#test/browser/render.tsx';
import type { ResultProps } from '#tools/define.ts';
import type { ColdEmailInput, ColdEmailOutput } from './contract.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { EmailResult } from './result.tsx';

type Props = ResultProps<ColdEmailInput, ColdEmailOutput>;
const output = draft(example);

function show(changes: Partial<Props> = {}) {
	return renderUi(<EmailResult input={example} output={output} {...changes} />);
}

const email = (name: string) => within(screen.getByRole('article', { name }));

describe('the result view', () => {
	it('COLD-15: COLD-22: shows four numbered emails with timing, subject, body and Copy', () => {
		show();
		for (const [name, key] of [
			['Initial Email', 'initialEmail'],
			['Follow-up 1', 'followUp1'],
			['Follow-up 2', 'followUp2'],
			['Follow-up 3', 'followUp3'],
		] as const) {
			const { subjectLine, body, timing } = output.emailSequence[key];
			expect(email(name).getByText(subjectLine).previousElementSibling).toHaveTextContent('Subject');
			expect(within(screen.getByRole('region', { name })).getByText(timing)).toBeVisible();
			expect(email(name).getByText(body.split('\n')[2] ?? '', { exact: false })).toBeVisible();
			expect(email(name).getByRole('button', { name: 'Copy' })).toBeVisible();
		}
		expect(within(screen.getByRole('region', { name: 'Follow-up 3' })).getByText('4')).toBeVisible();
	});

	it('COLD-16: copies the subject, an empty line and the body', async () => {
		const { user } = show();
		const written: string[] = [];
		Object.defineProperty(navigator, 'clipboard', {
			value: { writeText: async (text: string) => void written.push(text) },
			configurable: true,
		});
		await user.click(email('Follow-up 1').getByRole('button', { name: 'Copy' }));
		const { subjectLine, body } = output.emailSequence.followUp1;
		expect(written).toEqual([`${subjectLine}\n\n${body}`]);
		expect(email('Follow-up 1').getByRole('button', { name: 'Copied' })).toBeVisible();
	});

	it('COLD-17: COLD-23: shows the alternatives with what speaks for them, once they are opened', async () => {
		const { user } = show();
		await user.click(screen.getByRole('heading', { name: 'Alternative Approaches' }));
		for (const { approach, subjectLine, reasoning } of output.emailVariants) {
			expect(email(approach).getByText(subjectLine)).toBeVisible();
			expect(email(approach).getByText('Why this works')).toBeVisible();
			expect(email(approach).getByText(reasoning)).toBeVisible();
		}
	});

	it('COLD-18: COLD-24: COLD-25: shows three columns of insights and the tips', () => {
		show();
		for (const name of ['Key Pain Points', 'Effective Approaches', 'Common Objections', 'Personalization Tips']) {
			expect(screen.getByRole('heading', { name })).toBeVisible();
		}
		expect(screen.getAllByText('From what you entered')).toHaveLength(4);
		expect(screen.getByText(`“${example.objection}” ${example.objectionAnswer}`)).toBeVisible();
		expect(screen.getByText(output.personalizationTips[0] ?? '')).toBeVisible();
	});

	it('COLD-24: says what is not known', () => {
		show({ output: draft({ ...example, objection: '' }) });
		expect(screen.getByText('Not known yet')).toBeVisible();
		expect(screen.getByText(/^The question you hear most before somebody starts/)).toBeVisible();
	});

	it('COLD-20: opens an email in the mail program', () => {
		show();
		const link = email('Initial Email').getByRole('link', { name: 'Open in mail' });
		const address = new URL(link.getAttribute('href') ?? '');
		expect(address.pathname).toBe(example.emailAddress);
		const { subjectLine, body } = output.emailSequence.initialEmail;
		expect(address.searchParams.get('subject')).toBe(subjectLine);
		expect(address.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(body);
	});

	it('offers the draft instead where the email is too long for an address', async () => {
		const save = vi.fn(async () => {});
		const { followUp2 } = output.emailSequence;
		const long = { ...followUp2, body: 'ы'.repeat(600) };
		const { user } = show({ output: { ...output, emailSequence: { ...output.emailSequence, followUp2: long } }, save });
		await user.click(email('Follow-up 2').getByRole('button', { name: 'Save as draft' }));
		expect(save).toHaveBeenCalledWith('eml', 3);
	});

	it('checks each email while it is read, with the sources of the rules', async () => {
		const { user } = show();
		expect(email('Initial Email').getByText('8 of 8')).toBeVisible();
		expect(email('Initial Email').getAllByText('Words, 50–125')[0]).toBeVisible();
		const sources = screen.getByRole('region', { name: 'Rules and sources' });
		await user.click(screen.getByRole('heading', { name: 'Rules and sources' }));
		const links = within(sources).getAllByRole('link');
		expect(links.map((link) => link.getAttribute('href'))).toContain('https://sendx.io/help/can-spam-act');
	});

	it('marks the sentence that breaks a rule, and on a press the one that a check is about', async () => {
		const { initialEmail } = output.emailSequence;
		const asked = { ...initialEmail, body: initialEmail.body.replace('\n\nTomasz', ' Shall I call you?\n\nTomasz') };
		const { user, container } = show({
			output: { ...output, emailSequence: { ...output.emailSequence, initialEmail: asked } },
		});
		expect(email('Initial Email').getByText('7 of 8')).toBeVisible();
		const marks = () => [...container.querySelectorAll('mark')].map((mark) => mark.textContent);
		expect(marks()).toContain('Shall I call you?');
		await user.click(email('Initial Email').getByRole('button', { name: '2, one is clearer' }));
		expect(marks()).toHaveLength(2);
		const facts = email('Follow-up 1').getAllByRole('button', { name: /^\d+$/ });
		await user.click(facts.at(-1) as HTMLElement);
		expect(marks().join(' ')).toContain(example.recentNews);
	});

	it('shows a gap as one, and text as text', () => {
		const { initialEmail } = output.emailSequence;
		const body = `Hi Rosa,\n\n<img src=x onerror=alert(1)> On [add date] we meet.`;
		const { container } = show({
			output: { ...output, emailSequence: { ...output.emailSequence, initialEmail: { ...initialEmail, body } } },
		});
		expect(screen.getByText('[add date]')).toBeVisible();
		expect(container.querySelector('img')).toBeNull();
		expect(email('Initial Email').getByText(/<img src=x/)).toBeVisible();
	});

	it('shows what is there of a result that is still being written', () => {
		const { subjectLine, body } = output.emailSequence.initialEmail;
		show({ output: { emailSequence: { initialEmail: { subjectLine, body: body.slice(0, 40) } } } });
		expect(email('Initial Email').getByText(subjectLine)).toBeVisible();
		expect(email('Initial Email').getByRole('button', { name: 'Copy' })).toBeVisible();
		for (const name of ['Follow-up 1', 'Alternative Approaches', 'Industry Insights', 'Personalization Tips']) {
			expect(screen.queryByRole('heading', { name })).toBeNull();
		}
	});

	it('takes a result of which nothing is there yet', () => {
		const { container } = show({ output: {} });
		expect(screen.queryByRole('article')).toBeNull();
		expect(container.textContent).not.toMatch(/undefined|null|NaN/);
	});
});
