import { startOwnProduct, type OwnProduct } from '../../fixtures/ownProduct.ts';
import { expect, test } from '../../fixtures/test.ts';

test.describe('an administrator', () => {
  let product: OwnProduct;
  test.beforeAll(async () => {
    product = await startOwnProduct({});
  });
  test.afterAll(() => product.stop());

  test('can’t join or start a meeting, and sees the reason', async ({ newVisitor }) => {
    const { email, fullName, token } = await product.newAdmin();
    const { context, page } = await newVisitor();
    await context.addInitScript(
      (admin) => {
        localStorage.setItem('admin-token', JSON.stringify({ token: admin.token }));
        localStorage.setItem('email', admin.email);
        localStorage.setItem('fullName', admin.fullName);
      },
      { email, fullName, token },
    );
    await page.goto(`${product.url}/dashboard/join`);
    const said = 'Since you are logged in as an admin you cannot access meetings';
    for (const name of ['Join meeting', 'Start meeting']) {
      const button = page.getByRole('button', { name, exact: true });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      // A page that is still loading may move the button away from the mouse.
      await expect(async () => {
        await page.mouse.move(0, 0);
        await button.hover();
        await expect(page.getByRole('tooltip', { name: said })).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await page.mouse.move(0, 0);
      await expect(page.getByRole('tooltip')).toBeHidden();
    }
  });
});
