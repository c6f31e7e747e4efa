import { billingCatalogue } from "../../features/billing/plan/catalogue.rules.ts";
import { japanDay } from "../../platform/japan-time.ts";
import { newPrice, newProduct, newTaxRate } from "./catalogue-objects.ts";
import type { World } from "./sandbox-world.ts";
import { getCall, listOf, pageParams, referred, type StripeCall } from "./stripe-call.ts";
import type { StripeForm } from "./stripe-form.ts";
import { invalid } from "./stripe-refusal.ts";
import type { List, WirePrice } from "./wire-objects.ts";

/** Gives the sandbox what `npm run stripe:setup` gives the real account. */
export async function seedCatalogue(world: World): Promise<void> {
  if (world.settings.hasCatalogue) return;
  await world.set({ hasCatalogue: true });
  const { plans, tax, metadata } = billingCatalogue(japanDay(new Date(world.now * 1000)));
  const created = world.now;
  for (const { productId, name, yen, lookupKey } of plans) {
    await world.objects.put(newProduct({ id: productId, created, name, metadata }));
    const price = { id: world.newId("price"), created, product: productId, lookupKey, yen, metadata };
    await world.objects.put(newPrice(price));
  }
  const rate = { ...tax, id: world.newId("txr"), created, isInclusive: false, metadata };
  await world.objects.put(newTaxRate(rate));
}

async function createProduct(world: World, { form }: { form: StripeForm }) {
  const id = form.text("id") ?? world.newId("prod");
  if (await world.objects.findAny(id)) {
    throw invalid("Product already exists.", { code: "resource_already_exists" });
  }
  const name = form.required("name");
  const product = newProduct({ id, created: world.now, name, metadata: form.metadata() });
  await world.objects.put(product);
  return product;
}

async function createPrice(world: World, { form }: { form: StripeForm }) {
  const product = form.required("product");
  await referred(world, { name: "product", id: product, param: "product" });
  const lookupKey = form.text("lookup_key") ?? null;
  if (lookupKey && (await world.objects.all("price", { lookup_key: lookupKey })).length > 0) {
    throw invalid(`A price (\`${lookupKey}\`) already uses that lookup key.`, { param: "lookup_key" });
  }
  form.oneOf("currency", ["jpy"]);
  form.oneOf("recurring[interval]", ["month"]);
  form.oneOf("tax_behavior", ["exclusive"]);
  form.required("recurring[interval]");
  const yen = form.whole("unit_amount");
  if (yen === undefined || yen < 0) throw invalid("Invalid unit_amount", { param: "unit_amount" });
  const made = { id: world.newId("price"), created: world.now, metadata: form.metadata() };
  const price = newPrice({ ...made, product, lookupKey, yen });
  await world.objects.put(price);
  return price;
}

/** Finds prices by our own keys, in the order in which they are asked for. */
async function listPrices(world: World, { form }: { form: StripeForm }): Promise<List<WirePrice>> {
  const keys = form.list("lookup_keys");
  const url = "/v1/prices";
  if (keys.length === 0) return listOf(world, { name: "price", url, form, where: {} });
  const found = await Promise.all(keys.map((key) => world.objects.all("price", { lookup_key: key })));
  return { object: "list", data: found.flat(), has_more: false, url };
}

async function createTaxRate(world: World, { form }: { form: StripeForm }) {
  const percentage = Number(form.required("percentage"));
  if (!Number.isFinite(percentage)) throw invalid("Invalid decimal", { param: "percentage" });
  const rate = newTaxRate({
    id: world.newId("txr"),
    created: world.now,
    displayName: form.required("display_name"),
    percentage,
    country: form.text("country") ?? null,
    isInclusive: form.flag("inclusive") ?? false,
    metadata: form.metadata(),
  });
  await world.objects.put(rate);
  return rate;
}

const priceParams = ["product", "currency", "unit_amount", "lookup_key", "tax_behavior", "metadata[]"];
const rateParams = ["display_name", "percentage", "country", "inclusive", "metadata[]"];

export const catalogueCalls: readonly StripeCall[] = [
  { method: "POST", path: "/v1/products", params: ["id", "name", "metadata[]"], act: createProduct },
  getCall("product", "/v1/products"),
  {
    method: "POST",
    path: "/v1/prices",
    params: [...priceParams, "recurring[interval]"],
    act: createPrice,
  },
  { method: "GET", path: "/v1/prices", params: [...pageParams, "lookup_keys[]"], act: listPrices },
  { method: "POST", path: "/v1/tax_rates", params: rateParams, act: createTaxRate },
  {
    method: "GET",
    path: "/v1/tax_rates",
    params: [...pageParams, "active"],
    act: (world, { form }) => listOf(world, { name: "tax_rate", url: "/v1/tax_rates", form, where: {} }),
  },
];
