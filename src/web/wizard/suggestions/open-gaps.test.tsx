import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '#test/browser/render.tsx';
import type { Field } from '#tools/define.ts';
import { AnswerGap } from './answer-gap.tsx';
import { GapsNotice } from './open-gaps.tsx';

const fieldOf = (name: string, label: string): Field => ({ name, label, kind: 'area', rows: 2 });
const price = fieldOf('answers.price', 'Price');
const problem = fieldOf('answers.problem', 'Their problem');

it('leads from each gap to the one below it, also by key and from within a field, and from the last to the first', async () => {
	const { user } = renderUi(
		<>
			<GapsNotice gaps={{ open: [price, problem], asked: 9, gap: () => null }} />
			<AnswerGap field={problem} found={[]} onKeep={async () => {}} />
			<AnswerGap field={price} found={[]} onKeep={async () => {}} />
		</>,
	);
	const gap = (label: string) => screen.getByRole('region', { name: `To confirm: ${label}` });
	await user.click(screen.getByRole('button', { name: 'Next one' }));
	expect(gap('Their problem')).toHaveFocus();
	await user.click(screen.getAllByRole('button', { name: 'Fill in' })[0] as HTMLElement);
	expect(screen.getByRole('textbox', { name: 'Their problem' })).toHaveFocus();
	await user.keyboard('{Alt>}n{/Alt}');
	expect(gap('Price')).toHaveFocus();
	await user.keyboard('{Alt>}n{/Alt}');
	expect(gap('Their problem')).toHaveFocus();
});
