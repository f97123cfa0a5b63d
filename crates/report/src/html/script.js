"use strict";
const form = document.getElementById("filter");
if (form) {
  const field = (name) => document.getElementById(name);
  const articles = [...document.querySelectorAll("article")];
  const texts = articles.map((article) => {
    const file = article.parentElement.querySelector("h2").textContent;
    return (file + " " + article.textContent).toLowerCase();
  });
  const apply = () => {
    const words = field("text").value.toLowerCase().split(/\s+/).filter(Boolean);
    const rule = field("rule").value, severity = field("severity").value;
    let shown = 0;
    articles.forEach((article, index) => {
      const wanted = [
        !rule || article.dataset.rule === rule,
        !severity || article.dataset.severity === severity,
        words.every((word) => texts[index].includes(word)),
      ].every(Boolean);
      article.hidden = !wanted;
      shown += wanted ? 1 : 0;
    });
    for (const section of document.querySelectorAll("section")) {
      section.hidden = !section.querySelector("article:not([hidden])");
    }
    field("shown").value = shown + " of " + articles.length;
  };
  form.addEventListener("input", apply);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.hidden = false;
  apply();
}
